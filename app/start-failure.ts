/** `EX_CONFIG`: what is set has to be put right first. A supervisor does not start the process again. */
export const EXIT_MISCONFIGURED = 78;
/** `EX_TEMPFAIL`: what is missing comes back by itself. A supervisor starts the process again. */
export const EXIT_TEMPORARY = 75;

/**
 * Why a process cannot start, or a command cannot reach what it works with; the text is `start.failures.<code>`. True: it passes without
 * a change of the settings, as after a power failure that has taken the database and the network along.
 */
const passesByCode = {
  folderInUse: false,
  folderUnusable: false,
  folderFull: true,
  databaseAway: true,
  databaseRefuses: false,
  databaseOfLaterVersion: false,
  portInUse: false,
  portReserved: false,
  portUnusable: false,
  addressMissing: true,
  nameUnknown: false,
  nameUnresolved: true,
} as const;

export type StartFailureCode = keyof typeof passesByCode;

type Params = Readonly<Record<string, string | number>>;

export class StartFailure extends Error {
  override readonly name = "StartFailure";
  readonly code: StartFailureCode;
  readonly params: Params;
  /** Whether it passes by itself. */
  readonly isTemporary: boolean;

  /** Its own message is for logs and tests; people read the text of its code. */
  constructor(code: StartFailureCode, params: Params, options: ErrorOptions = {}) {
    super(`${code} ${JSON.stringify(params)}`, options);
    this.code = code;
    this.params = params;
    this.isTemporary = passesByCode[code];
  }
}
