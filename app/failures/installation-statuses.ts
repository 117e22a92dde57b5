/** Of an installation: its settings, its plans and payment, its limits, its database. */
export const installationStatuses = {
  adminEmailOther: 400,
  operatorNameInvalid: 400,
  companyNotOpen: 403,
  planWithoutJobs: 403,
  planWithoutScreenAlerts: 403,
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
  overloaded: 503,
  storageUnavailable: 503,
  /** A stored secret does not open with the keys of this installation. */
  secretUnreadable: 503,
  /** Stored data can be read, but nothing can be written. */
  storageFull: 507,
  unexpected: 500,
} as const;
