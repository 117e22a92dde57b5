/** A row's fields with the statement's name before them: the cash flow has an "inventory" too, which is its change. */
export const statementFields = (
  statement: "income" | "balance" | "cashFlow",
  row: object = {},
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [`${statement}.${field}`, value]));
