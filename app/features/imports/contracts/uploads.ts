/** Where a table comes from: a file, an address, or the text that was pasted. */
export const uploadKinds = ["file", "url", "table"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** Why an upload could not be read at all; the text is `failures.<code>` in messages. */
export const uploadFailures = [
  "fileTooLarge",
  "fileTypeUnsupported",
  "fileProtected",
  "fileHasMacros",
  "fileIsReport",
  "fileInvalid",
  "fileEmpty",
  "jsonInvalid",
  "jsonTooDeep",
  "jsonTooManyValues",
  "bodyInvalid",
  "fieldUnknown",
  "fieldType",
  "urlInvalid",
  "urlForbidden",
  "fetchFailed",
  "fetchTimeout",
  "bodyTooLarge",
  "contentTypeUnsupported",
  "overloaded",
] as const;
export type UploadFailure = (typeof uploadFailures)[number];
