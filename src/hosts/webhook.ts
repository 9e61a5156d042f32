/** Sends JSON to the webhook of the environment. Its URL is a secret, so no message contains any part of it. */
import type { Host } from '../model/host.js';

const timeoutMs = 15_000;

/** @param address the value of GUARDBAND_WEBHOOK_URL; if blank, the host has no webhook */
export const withWebhook = (host: Host, address = process.env['GUARDBAND_WEBHOOK_URL'] ?? ''): Host =>
  address.trim() === '' ? host : { ...host, webhook: (json) => send(address.trim(), json) };

/** @returns the reason if the document was not accepted; undefined if it was */
async function send(address: string, json: string): Promise<string | undefined> {
  if (!isAllowed(address)) return 'GUARDBAND_WEBHOOK_URL is not an HTTPS URL';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'guardband' },
      body: json,
      // No other host may receive the report or the URL.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the webhook answered with status ${String(response.status)}`;
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: unknown } };
    if (name === 'TimeoutError') return `no answer within ${String(timeoutMs / 1000)} s`;
    // The message of the error contains the host name.
    return typeof cause?.code === 'string' ? `the connection failed with ${cause.code}` : 'the connection failed';
  }
}

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
