import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { content } from "./content.ts";
import { failures } from "./failures.ts";
import { home } from "./home.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";

/** The source of all texts. One area, one file; the other languages must have exactly these keys. */
export const es = { api, cli, content, failures, home, search, site, states } as const;
