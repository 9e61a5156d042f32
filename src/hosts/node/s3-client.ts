/**
 * The S3 client. A separate module because it is large and only loaded for a bucket, and because esbuild finds the names of
 * a CommonJS package only in static imports.
 */
export {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
export type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
