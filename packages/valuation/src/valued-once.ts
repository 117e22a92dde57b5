import { memoizedByFile, rememberedCompany } from "./company/remembered.ts";
import { reportOn } from "./value-company.ts";

/**
 * `valueCompany`, once for a file and a request: the parts of a page ask for one report, whose traces and models are then worked out
 * once too.
 */
export const valuedOnce = memoizedByFile((file, request) => reportOn(file, request, rememberedCompany(file, request)));
