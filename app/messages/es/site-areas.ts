import { content } from "./content.ts";
import { failures } from "./failures.ts";
import { home } from "./home.ts";
import { notices } from "./notices.ts";
import { offline } from "./offline.ts";
import { search } from "./search.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";

/** Texts of every page. */
export const siteAreas = {
  content,
  failures,
  home,
  notices,
  offline,
  search,
  site,
  states,
} as const;
