import { api } from "./api.ts";
import { content } from "./content.ts";
import { failures } from "./failures.ts";
import { home } from "./home.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";

/** The source of all texts. One area, one file; the other languages must have exactly these keys. */
export const es = { api, content, failures, home, search, site, states } as const;
