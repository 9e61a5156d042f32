/** A change of the head. */
export interface Change {
  readonly factor: number;
  /** The label that is slower, by number, in this load or in all; or everything. */
  readonly label?: number;
  readonly load?: number;
  readonly all?: boolean;
  readonly p99only?: boolean;
  /** Of its throughput as well, where labels do not wait for each other. */
  readonly rate?: number;
  /** The share of requests that fail instead. */
  readonly errors?: number;
}

/** A world to simulate. Everything has a calm default. Noises are standard deviations of a logarithm. */
export interface Cell {
  readonly scenarios?: number;
  readonly labels?: number;
  readonly loads?: number;
  /** Requests of a case, and how much their number varies. */
  readonly n?: number;
  readonly nVary?: number;
  /** How much requests vary. */
  readonly sigma?: number;
  /** Whole milliseconds. */
  readonly tool?: 'raw' | 'whole';
  /** Whether labels wait for each other, which is the default. */
  readonly loop?: boolean;
  /** What all labels share, how it moves over time, and the share of the labels that it hits. */
  readonly machine?: number;
  readonly machineKind?: 'iid' | 'ar' | 'regime' | 'drift';
  readonly machineHits?: number;
  /** What a label shares over its loads, and what each case has by itself. */
  readonly label?: number;
  readonly ownCase?: number;
  readonly tails?: 'normal' | 't3' | 't2' | 'ar';
  readonly p99extra?: number;
  /** How often one case is disturbed, and by how much. */
  readonly spike?: { readonly p: number; readonly size: number; readonly on?: 'all' | 'p99' };
  /** How often a label is disturbed in all of its loads. */
  readonly burst?: number;
  /** By how much the first measurement of a pair is slower: everything, the first label, p99. */
  readonly first?: { readonly all?: number; readonly label?: number; readonly p99?: number };
  /**
   * By how much a service that has just started is slower, which `varies` by that share of it: everything or each label by another
   * part of it. It falls to a third with each measurement of a side, unless the service starts anew for each.
   */
  readonly warm?: {
    readonly size: number;
    readonly varies?: number;
    readonly by?: 'label';
    readonly startsAnew?: true;
  };
  /** The share of requests that fail, and how often it is higher. */
  readonly errors?: number;
  readonly errorBurst?: { readonly p: number; readonly rate: number };
  /** The most pairs; 8 by default. */
  readonly pairs?: number;
  /** Whether they are measured until a release can be signed or rejected. */
  readonly isRelease?: true;
  /** The number of past runs, what was different then, and how far labels differ between three kinds of machines. */
  readonly history?: number;
  readonly historyQuiet?: Partial<Cell>;
  readonly historyLevels?: number;
  /** The gated metrics. */
  readonly metrics?: readonly string[];
  readonly change?: Change;
}
