/** Sends JSON to the webhook of the environment. Its address is a secret: no message contains any part of it. */
import type { Host } from '../model/host.js';

const timeoutMs = 15_000;

/** @param address from GUARDBAND_WEBHOOK_URL; blank: the host has no webhook */
export const withWebhook = (host: Host, address = process.env['GUARDBAND_WEBHOOK_URL'] ?? ''): Host =>
  address.trim() === '' ? host : { ...host, webhook: (json) => send(address.trim(), json) };

/** @returns why it was not accepted; undefined if it was */
async function send(address: string, json: string): Promise<string | undefined> {
  if (!isAllowed(address)) return 'GUARDBAND_WEBHOOK_URL is not an https address';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'guardband' },
      body: json,
      // Another host must receive neither the report nor the address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the webhook answered with status ${String(response.status)}`;
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: unknown } };
    if (name === 'TimeoutError') return `no answer within ${String(timeoutMs / 1000)} s`;
    // The message of the error names the host.
    return typeof cause?.code === 'string' ? `the connection failed with ${cause.code}` : 'the connection failed';
  }
}

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
