import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { resultAreas } from "./result-areas.ts";
import { siteAreas } from "./site-areas.ts";

/** The source of all texts. One area, one file; the other languages must have exactly these keys. */
export const es = { api, cli, ...siteAreas, ...resultAreas } as const;
