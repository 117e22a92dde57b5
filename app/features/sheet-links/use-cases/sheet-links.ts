import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account, Caller, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { revokeLink } from "../../../core/shared/use-cases/links-of-account.ts";
import type { MadeSheetLink } from "../contracts/sheet-link.ts";
import { listSheetLinks, makeSheetLink, type WantedSheetLink } from "./manage-sheet-links.ts";
import { readSheet } from "./read-sheet.ts";
import type { SheetLinkContext, WrittenSheet } from "./sheet-link-context.ts";

const useCases = { make: makeSheetLink, list: listSheetLinks, revoke: revokeLink, read: readSheet };

/** The use cases of links that open one document to a spreadsheet. */
export type SheetLinks = Bound<typeof useCases>;

type Maker = Caller & { account: Account };

/** The same, where documents are written within the plan of the links' owners. */
export type OpenSheetLinks = Pick<SheetLinks, "list" | "revoke"> & {
  make(caller: Maker, wanted: Omit<WantedSheetLink, "write">): Promise<MadeSheetLink>;
  /** `asOwner` says who is counted as the reader: the owner, once the link is known. */
  read(
    token: string,
    reader: CallerAddress,
    asOwner: (owner: Account) => Maker,
  ): Promise<Pick<WrittenSheet, "fileName" | "text">>;
};

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const sheetLinksIn = (open: () => Promise<SheetLinkContext>): SheetLinks => bindContext(open, useCases);
