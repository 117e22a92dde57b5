/** Every failure a person can meet, and the HTTP status it travels with. The text is `failures.<code>` in messages. */
const statusByCode = {
  tickerInvalid: 400,
  paramRequired: 400,
  paramUnknown: 400,
  paramRepeated: 400,
  numberFormat: 400,
  enumInvalid: 400,
  uriMalformed: 400,
  requestMalformed: 400,
  multipartInvalid: 400,
  bodyInvalid: 400,
  jsonInvalid: 400,
  jsonTooDeep: 400,
  fieldUnknown: 400,
  fieldType: 400,
  urlInvalid: 400,
  fieldRequired: 400,
  dateInvalid: 400,
  answerFieldUnknown: 400,
  tickerRepeated: 400,
  emailInvalid: 400,
  adminEmailOther: 400,
  operatorNameInvalid: 400,
  providerUnknown: 400,
  passwordTooShort: 400,
  passwordTooLong: 400,
  passwordTooCommon: 400,
  passwordIsEmail: 400,
  displayNameInvalid: 400,
  ageNotDeclared: 400,
  keyNameInvalid: 400,
  noteTooLong: 400,
  figureMalformed: 400,
  figureUnknown: 400,
  figureRepeated: 400,
  figuresTooMany: 400,
  policyNameInvalid: 400,
  policyEmpty: 400,
  subjectRequired: 400,
  subjectTooLong: 400,
  subjectInvalid: 400,
  messageTooShort: 400,
  messageTooLong: 400,
  expectedTooLong: 400,
  reportEmpty: 400,
  answerRequired: 400,
  cardOriginInvalid: 400,
  contentRequired: 400,
  contentTooLong: 400,
  titleRequired: 400,
  titleTooLong: 400,
  slugInvalid: 400,
  tokenInvalid: 400,
  passkeyInvalid: 400,
  apiKeyInUrl: 400,
  hostInvalid: 400,
  unauthenticated: 401,
  credentialsInvalid: 401,
  sessionInvalid: 401,
  apiKeyInvalid: 401,
  signInOver: 401,
  passkeyUnknown: 401,
  emailNotConfirmed: 403,
  accountSuspended: 403,
  passwordWrong: 403,
  factorCodeWrong: 403,
  sharePasswordRequired: 403,
  sharePasswordWrong: 403,
  proveItIsYou: 403,
  passkeyChallenge: 403,
  passkeyOrigin: 403,
  passkeyHost: 403,
  passkeyCounter: 403,
  factorCodeUsed: 403,
  companyNotOpen: 403,
  originForbidden: 403,
  notFound: 404,
  tickerNotFound: 404,
  noStatements: 404,
  /** The company was quoted once. */
  noLongerListed: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  slugTaken: 409,
  factorAlreadyOn: 409,
  passkeyKnown: 409,
  factorNotBegun: 409,
  factorNotOn: 409,
  imageInUse: 409,
  /** There was something here, and it will not come back. */
  shareLinkOver: 410,
  editConflict: 412,
  /** Sent to us; what we fetch for a caller and is too large is refused as 422. */
  bodyTooLarge: 413,
  fileTooLarge: 413,
  imageTooLarge: 413,
  uriTooLong: 414,
  fileTypeUnsupported: 415,
  fileProtected: 415,
  fileHasMacros: 415,
  unsupportedMediaType: 415,
  unsupportedEncoding: 415,
  imageTypeUnsupported: 415,
  expectationFailed: 417,
  outOfRange: 422,
  dateInFuture: 422,
  notFiledYet: 422,
  filingDatesUnknown: 422,
  gNotBelowWacc: 422,
  peersRefused: 422,
  figurePeriodUnknown: 422,
  figureCurrency: 422,
  figureNotCompared: 422,
  assetUnsupported: 422,
  marketUnsupported: 422,
  sourceNotConfigured: 422,
  declarationInvalid: 422,
  headerInvalid: 422,
  rowErrors: 422,
  narrationOff: 422,
  dataIncomplete: 422,
  dataInvalid: 422,
  dataSuspect: 422,
  accountsOfAnother: 422,
  fileInvalid: 422,
  fileEmpty: 422,
  urlForbidden: 422,
  fetchFailed: 422,
  fetchTimeout: 422,
  contentTypeUnsupported: 422,
  imageInvalid: 422,
  imageTooManyPixels: 422,
  imageAltRequired: 422,
  imageAltTooLong: 422,
  tooManyKeys: 422,
  tooManyPasskeys: 422,
  policyNameTaken: 422,
  tooManyPolicies: 422,
  tooManyWatched: 422,
  tooManyVersions: 422,
  versionTooLarge: 422,
  versionsOfTwoCompanies: 422,
  versionsInTwoCurrencies: 422,
  tooManyShareLinks: 422,
  shareExpiryPast: 422,
  cardWithPassword: 422,
  tooManyCardOrigins: 422,
  tooManyCompared: 422,
  batchSizeInvalid: 422,
  tooManyAlerts: 422,
  tooManyWebhooks: 422,
  webhookAddressRefused: 422,
  webhookEventsRequired: 400,
  rateLimited: 429,
  tooManyAtOnce: 429,
  dailyQuotaExceeded: 429,
  minuteQuotaExceeded: 429,
  anonymousQuotaExceeded: 429,
  signatureInvalid: 400,
  paymentOff: 422,
  paymentUnavailable: 503,
  alreadySubscribed: 409,
  notSubscribed: 422,
  academicAddressNeeded: 403,
  academicAddressUnknown: 422,
  academicAddressTaken: 409,
  headersTooLarge: 431,
  upstreamUnavailable: 503,
  upstreamInvalid: 503,
  upstreamLimited: 503,
  upstreamTimeout: 504,
  narrationUnavailable: 503,
  narrationDenied: 503,
  narrationLimited: 503,
  narrationInvalid: 503,
  narrationTimeout: 504,
  overloaded: 503,
  /** Of a company that was left when the time for all companies of a request was over. */
  batchOutOfTime: 503,
  storageUnavailable: 503,
  /** A stored secret does not open with the keys of this installation. */
  secretUnreadable: 503,
  /** Stored data can be read, but nothing can be written. */
  storageFull: 507,
  unexpected: 500,
} as const;

export type FailureCode = keyof typeof statusByCode;
export type FailureStatus = (typeof statusByCode)[FailureCode];
export type FailureParams = Readonly<Record<string, string | number>>;
type FailureMembers = Readonly<Record<string, unknown>>;
/** A status other than the code's own, where the same thing is wrong in another way. */
type FailureOptions = ErrorOptions & { members?: FailureMembers; status?: FailureStatus };

export const failureCodes = Object.keys(statusByCode) as readonly FailureCode[]; // the keys of a literal object

export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly params: FailureParams;
  /** Extension members of the answer (RFC 9457). */
  readonly members: FailureMembers;
  readonly status: FailureStatus;

  constructor(code: FailureCode, params: FailureParams = {}, options: FailureOptions = {}) {
    super(code, options);
    this.code = code;
    this.params = params;
    this.members = options.members ?? {};
    this.status = options.status ?? statusByCode[code];
  }

  /** Anything thrown that is not a Failure is a bug: keep it as the cause, tell the visitor nothing about it. */
  static from(thrown: unknown): Failure {
    return thrown instanceof Failure ? thrown : new Failure("unexpected", {}, { cause: thrown });
  }
}

/** Whether something could not be read or kept because of the database or the disk itself, not of what was asked. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Failure && (error.code === "storageUnavailable" || error.code === "storageFull");
