/** What a machine did while a command measured. */

/** Processor times are milliseconds of one core. */
export interface MachineUse {
  /** The number of cores. */
  readonly cores: number;
  /** How long the machine was watched: while a load generator ran, or else from the beginning to the end of the command. */
  readonly spanMs: number;
  /** The processor time of everything that the command started, without its load generators. */
  readonly serviceMs: number;
  /** The processor time of the load generators; absent if none was recognised, as it is then part of the other time. */
  readonly generatorMs?: number;
  /** The processor time of all other programs. */
  readonly foreignMs: number;
  /** How long a task waited for a core, whosever it was; absent if the system does not tell. */
  readonly pressureMs?: number;
  /** The time of all cores that a virtual machine wanted and did not get. */
  readonly stealMs: number;
}
