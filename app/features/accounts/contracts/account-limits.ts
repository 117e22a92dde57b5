/** Lengths in characters. A password is measured after its accents have been put into one form. */
export const passwordLength = { minimum: 10, maximum: 128 } as const;
export const longestEmail = 254;
export const longestDisplayName = 80;
export const longestKeyName = 60;
export const mostApiKeys = 10;
export const minimumAge = 13;
export const mostPasskeys = 10;
export const recoveryCodeCount = 10;

/** Why a password that is chosen now is refused. */
export const newPasswordCodes = [
  "passwordTooShort",
  "passwordTooLong",
  "passwordTooCommon",
  "passwordIsEmail",
] as const;
