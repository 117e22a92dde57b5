import type { Messages } from "../index.ts";
import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { resultAreas } from "./result-areas.ts";
import { siteAreas } from "./site-areas.ts";

export const it: Messages = { api, cli, ...siteAreas, ...resultAreas };
