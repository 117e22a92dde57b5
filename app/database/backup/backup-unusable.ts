export type BackupFault =
  | "missing"
  | "unreadable"
  | "notABackup"
  | "truncated"
  | "altered"
  | "locked"
  | "wrongKey"
  | "identityMissing"
  | "newerFormat"
  | "newerSchema"
  | "differs";

/** A backup that cannot be relied on, and why. */
export class BackupUnusable extends Error {
  override readonly name = "BackupUnusable";
  readonly fault: BackupFault;
  /** What the fault is about: a migration, a table, a file. */
  readonly about: string;

  constructor(fault: BackupFault, about = "", options?: ErrorOptions) {
    super(`The backup cannot be used: ${fault}${about === "" ? "" : ` (${about})`}`, options);
    this.fault = fault;
    this.about = about;
  }
}
