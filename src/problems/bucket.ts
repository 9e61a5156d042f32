/** Problems with a history in a bucket. */
import type { Problem } from '../model/documents.js';
import { error } from './problem.js';
import { quote } from '../lang/list.js';

export const badBucket = (place: string): Problem =>
  error('bad-bucket', undefined, `${quote(place)} does not name a bucket.`);

export const noBuckets = (): Problem =>
  error('no-buckets', undefined, 'This program was built without access to buckets.');

export const bucketFailed = (place: string, why: string): Problem =>
  error('bucket-failed', undefined, `${quote(place)} could not be used: ${why.slice(0, 600)}`, findAdvice(why));

const findAdvice = (why: string): string | undefined =>
  /credential|AccessDenied|InvalidAccessKeyId|ExpiredToken|SignatureDoesNotMatch/i.test(why)
    ? 'The job has no valid credentials for the bucket: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a role. Secrets are empty in jobs of forks, and in those of Dependabot unless they are also Dependabot secrets: judge these by baselines in the repository, or make the bucket readable for everyone.'
    : undefined;
