import type { Messages } from "../index.ts";
import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { resultAreas } from "./result-areas.ts";
import { siteAreas } from "./site-areas.ts";
import { workbook } from "./workbook.ts";

export const it: Messages = { api, cli, workbook, ...siteAreas, ...resultAreas };
