import { problemAnswer } from "../../../api/openapi.ts";

/** What any answer about coming in may be. */
export const busy = {
  429: problemAnswer(["rateLimited"]),
  503: problemAnswer(["storageUnavailable", "overloaded"]),
  507: problemAnswer(["storageFull"]),
};

/** The operator leaves it to identity providers. */
export const localOff = problemAnswer(["localSignInOff"]);
