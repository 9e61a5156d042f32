/** One S3 client for everything that a process reads and writes. */
import type { S3Client } from './s3-client.js';

/** Retries with growing pauses cover lost responses, throttling and server errors. */
const maxAttempts = 8;
const connectionTimeout = 10_000;
const requestTimeout = 60_000;
const defaultRegion = 'us-east-1';

const clients = new Map<string, S3Client>();

/** Region, endpoint and credentials come from the environment, as for AWS's own tools. */
export async function connectS3() {
  // The client is bundled, so users cannot act on its warnings about node versions.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const endpoint = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const region = AWS_REGION ?? AWS_DEFAULT_REGION ?? defaultRegion;
  const s3 = await import('./s3-client.js');
  const key = JSON.stringify([region, endpoint]);
  const client =
    clients.get(key) ??
    new s3.S3Client({
      region,
      followRegionRedirects: true,
      // Servers other than Amazon's rarely have a separate host name for every bucket.
      forcePathStyle: endpoint !== undefined,
      maxAttempts,
      requestHandler: { connectionTimeout, requestTimeout },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  clients.set(key, client);
  return { s3, client };
}

/** The HTTP status of a failure; 0 if there was no answer. */
export const readStatus = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
