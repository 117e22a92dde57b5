import { analysisParameters } from "../core/analysis/contracts/analysis-parameters.ts";
import { shownParameters } from "../core/analysis/contracts/shown-parts/shown-parts.ts";
import { ratioPlaces } from "../core/fundamentals/contracts/own-ratios.ts";
import { compareParameters } from "../core/lists/contracts/compare.ts";
import { screenerParameters } from "../core/lists/contracts/screener.ts";
import { exampleParameter } from "./analysis/home-example.ts";

/** A page, or another address of the site, whose anonymous answers may be stored. */
export type StoredPage = {
  /** As the one list of addresses has it (pages.ts). */
  path: string;
  /** The parameters that it follows beside the language: an address with any other is not stored. */
  takes: readonly string[];
  /** Whether it shows nothing but what the edition names; otherwise it is made anew every minute. */
  isOfEdition: boolean;
  /** Whether it is made of the included data, the texts of the build and the settings alone: nothing of it needs the database. */
  isOfData?: boolean;
};

const ofEdition = (path: string, takes: readonly string[] = []): StoredPage => ({ path, takes, isOfEdition: true });
const ofData = (path: string, takes: readonly string[] = []): StoredPage => ({
  ...ofEdition(path, takes),
  isOfData: true,
});
/** It shows the time, the database, or what is worked out in the background. */
const ofMinute = (path: string, takes: readonly string[] = []): StoredPage => ({ path, takes, isOfEdition: false });

const ofTraces = ["trace", "source"];

/** The addresses of the site whose anonymous answers may be stored; whether one is, the answer says by itself. */
export const storedPages: readonly StoredPage[] = [
  ofEdition("", [exampleParameter]),
  ofEdition("popular", ["view"]),
  ofMinute("screener", screenerParameters),
  ofData("compare", [...compareParameters, "ticker"]),
  ...["methods", "features", "about", "support", "notifications", "privacy", "terms", "cookies"].map((path) =>
    ofEdition(path),
  ),
  ...["proof", "calibration", "evidence", "own-ratios", "prediction"].map((name) => ofEdition(`methodology/${name}`)),
  ofMinute("methodology/prediction/record"),
  ofMinute("plans", ["cancelled"]),
  ofEdition("faq", ["open"]),
  ofEdition("import", ["company"]),
  ofEdition("portfolio"),
  ofEdition("docs", ["q"]),
  ofEdition("docs/:page"),
  ofEdition("blog", ["show", "category", "q"]),
  ofEdition("blog/article/:slug"),
  ofEdition("blog/feed.xml"),
  ofData("analysis/:ticker", [...analysisParameters.filter((name) => name !== "ticker"), ...shownParameters]),
  ofData("analysis/:ticker/story/:card?", [...analysisParameters.filter((name) => name !== "ticker")]),
  ofData("analysis/:ticker/statements", ["period", "view", "asOf", "figures", ...ofTraces]),
  ofData("analysis/:ticker/ratios", ["period", "view", "asOf", "figures", ...ratioPlaces, ...ofTraces]),
  ofData("analysis/:ticker/multiples", ["figures", ...ofTraces]),
  ofData("analysis/:ticker/technical", ["range", "indicators", "view", ...ofTraces]),
  ofEdition("sitemap.xml", ["part"]),
  ofEdition("manifest.webmanifest"),
  ofEdition("robots.txt"),
  ofEdition("social/:kind/:name", ["v", "view"]),
  ofEdition("example/:ticker"),
];
