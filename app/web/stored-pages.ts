import { analysisParameters } from "../core/analysis/contracts/analysis-parameters.ts";
import { compareParameters } from "../core/lists/contracts/compare.ts";
import { screenerParameters } from "../core/lists/contracts/screener.ts";

/** A page, or another address of the site, whose anonymous answers may be stored. */
export type StoredPage = {
  /** As the one list of addresses has it (pages.ts). */
  path: string;
  /** The parameters that it follows beside the language: an address with any other is not stored. */
  takes: readonly string[];
  /** Whether it shows nothing but what the edition names; otherwise it is made anew every minute. */
  isOfEdition: boolean;
};

const ofEdition = (path: string, takes: readonly string[] = []): StoredPage => ({ path, takes, isOfEdition: true });
/** It shows the time, the database, or what is worked out in the background. */
const ofMinute = (path: string, takes: readonly string[] = []): StoredPage => ({ path, takes, isOfEdition: false });

const ofTraces = ["trace", "source"];

/** The addresses of the site whose anonymous answers may be stored; whether one is, the answer says by itself. */
export const storedPages: readonly StoredPage[] = [
  ofEdition(""),
  ofEdition("popular", ["view"]),
  ofMinute("screener", screenerParameters),
  ofEdition("compare", [...compareParameters, "ticker"]),
  ...["methods", "features", "about", "support", "privacy", "terms", "cookies"].map((path) => ofEdition(path)),
  ...["proof", "calibration", "evidence", "prediction"].map((name) => ofEdition(`methodology/${name}`)),
  ofMinute("methodology/prediction/record"),
  ofMinute("plans", ["cancelled"]),
  ofEdition("faq", ["open"]),
  ofEdition("import"),
  ofEdition("blog", ["show", "category", "q"]),
  ofEdition("blog/article/:slug"),
  ofEdition("blog/feed.xml"),
  ofEdition("analysis/:ticker", [...analysisParameters.filter((name) => name !== "ticker"), "how", "draw"]),
  ofEdition("analysis/:ticker/statements", ["period", "view", ...ofTraces]),
  ofEdition("analysis/:ticker/ratios", ["period", "view", ...ofTraces]),
  ofEdition("analysis/:ticker/technical", ["range", "indicators", "view", ...ofTraces]),
  ofEdition("sitemap.xml"),
  ofEdition("manifest.webmanifest"),
  ofEdition("robots.txt"),
  ofEdition("social/:kind/:name", ["v", "view"]),
  ofEdition("example/:ticker"),
];
