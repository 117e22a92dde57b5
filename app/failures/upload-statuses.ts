/** Of uploaded files and of files that are fetched for a reader. */
export const uploadStatuses = {
  fileTooLarge: 413,
  fileTypeUnsupported: 415,
  fileProtected: 415,
  fileHasMacros: 415,
  fileIsReport: 415,
  rowErrors: 422,
  fileInvalid: 422,
  fileEmpty: 422,
  urlForbidden: 422,
  fetchFailed: 422,
  fetchTimeout: 422,
  contentTypeUnsupported: 422,
  tableUnreadable: 422,
  columnsUnknown: 422,
  fileNotRead: 422,
} as const;
