import { Failure } from "../../../failure.ts";
import { type OpenSheetLinks, sheetLinksIn } from "../../../features/sheet-links/use-cases/sheet-links.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";
import { type SheetProduct, sheetTables } from "./sheet-tables.server.ts";

const withoutSheetLinks = sheetLinksIn(async () => {
  throw new Failure("storageUnavailable");
});

/** Links that open one document to a spreadsheet, each time within the plan of who made it. */
export const sheetLinksWith = (
  product: SheetProduct,
  sheetLinks: NonNullable<OptionalDependencies["sheetLinks"]> = withoutSheetLinks,
): OpenSheetLinks => ({
  list: sheetLinks.list,
  revoke: sheetLinks.revoke,
  make: (caller, wanted) =>
    sheetLinks.make(caller.account, {
      ...wanted,
      write: ({ document, entries }) => sheetTables[document](product, caller, entries),
    }),
  read: (token, reader, asOwner) =>
    sheetLinks.read({
      ...{ token, reader },
      write: (owner, { document, entries }) => sheetTables[document](product, asOwner(owner), entries),
    }),
});
