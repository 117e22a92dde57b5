import type { SheetDocument } from "../../features/sheet-links/contracts/sheet-link.ts";

/** The page that makes a link to a document. */
export const addressOfSheet = (document: SheetDocument, question: Readonly<Record<string, string>>): string =>
  `/sheet-links/new?${new URLSearchParams({ document, ...question })}`;

/** What the address of that page asks for. */
export function sheetIn(search: URLSearchParams): { document: string; question: string } {
  const given = new URLSearchParams(search);
  const document = given.get("document") ?? "";
  for (const name of ["document", "lang"]) given.delete(name);
  return { document, question: given.toString() };
}
