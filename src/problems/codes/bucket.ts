import type { CodeTable } from './table.js';

export const bucketCodes = {
  'bad-bucket': {
    level: 'error',
    meaning: 'The value after s3: is not the name of a bucket.',
    advice: 'Use --baselines s3://BUCKET/PREFIX.',
  },
  'no-buckets': {
    level: 'error',
    meaning: 'The program that uses the library gives no access to buckets.',
    advice: 'Use nodeHost(), or add openBucket to the host.',
  },
  'bucket-failed': {
    level: 'error',
    meaning: 'The object store refused a request or could not be reached.',
    advice:
      'Check the bucket, AWS_REGION, AWS_ENDPOINT_URL_S3 and the credentials: the job needs to list and read objects below the prefix, and, if it records, to write and delete them. Recording again adds nothing twice.',
  },
} as const satisfies CodeTable;
