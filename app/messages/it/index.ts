import type { Messages } from "../index.ts";
import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { content } from "./content.ts";
import { failures } from "./failures.ts";
import { home } from "./home.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";

export const it: Messages = { api, cli, content, failures, home, search, site, states };
