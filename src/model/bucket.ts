/** Objects in a bucket of an object store. */

export interface StoredObject {
  readonly key: string;
  /** Changes with the content. */
  readonly version: string;
}

/** A bucket. Failures of the store are thrown. */
export interface Bucket {
  /** The objects whose keys begin with a prefix and have no further slash. */
  readonly list: (prefix: string) => Promise<readonly StoredObject[]>;
  /** The text of an object; undefined if it does not exist, or no longer in this version. */
  readonly read: (
    key: string,
    version?: string,
  ) => Promise<{ readonly text: string; readonly version: string } | undefined>;
  /**
   * Writes an object unless somebody else did meanwhile.
   *
   * @param replaces the version that it replaces; undefined for an object that must not exist yet
   * @returns false if there is another version
   */
  readonly write: (key: string, text: string, replaces: string | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}

/** Whether a result is named as an object, or as a prefix of objects: s3://BUCKET/KEY. */
export const isObjectName = (name: string): boolean => name.startsWith('s3://');
