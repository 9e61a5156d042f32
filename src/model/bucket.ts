/** Objects in a bucket of an object store. */

export interface StoredObject {
  readonly key: string;
  /** Changes with the content. */
  readonly version: string;
}

/** The objects and folders below a prefix. */
export interface Listing {
  /** Objects whose keys have no further slash. */
  readonly objects: readonly StoredObject[];
  /** The prefixes of all other objects, up to and including the next slash. */
  readonly folders: readonly string[];
}

/** A bucket. Failures of the store are thrown. */
export interface Bucket {
  readonly list: (prefix: string) => Promise<Listing>;
  /** Reads the text of an object; undefined if it does not exist or its version has changed. */
  readonly read: (
    key: string,
    version?: string,
  ) => Promise<{ readonly text: string; readonly version: string } | undefined>;
  /**
   * Writes an object unless another process has changed it in the meantime.
   *
   * @param replaces the version to replace; undefined for an object that must not exist yet
   * @returns false if the current version is another one
   */
  readonly write: (key: string, text: string, replaces: string | undefined) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}

/** Whether the name of a result is an object or a prefix of objects: s3://BUCKET/KEY. */
export const isObjectName = (name: string): boolean => name.startsWith('s3://');
