import { symbols } from "../symbols.ts";
import { analysis } from "./analysis.ts";
import { api } from "./api.ts";
import { cli } from "./cli.ts";
import { companyTypeRules, companyTypes, sectors } from "./company-types.ts";
import { content } from "./content.ts";
import { dataNotes, sourceNames } from "./data-notes.ts";
import { failures } from "./failures.ts";
import { figureOrigins, figures } from "./figures.ts";
import { home } from "./home.ts";
import { meanings } from "./meanings.ts";
import { methods } from "./methods.ts";
import { notApplicable, notVoting, variants, warnings } from "./outcomes.ts";
import { quantities } from "./quantities.ts";
import { search } from "./search.ts";
import { signal } from "./signal.ts";
import { site } from "./site.ts";
import { states } from "./states.ts";
import { trace } from "./trace.ts";

/** The source of all texts. One area, one file; the other languages must have exactly these keys. */
export const es = {
  analysis,
  api,
  cli,
  companyTypeRules,
  companyTypes,
  content,
  dataNotes,
  failures,
  figureOrigins,
  figures,
  home,
  meanings,
  methods,
  notApplicable,
  notVoting,
  quantities,
  search,
  sectors,
  signal,
  site,
  sourceNames,
  states,
  symbols,
  trace,
  variants,
  warnings,
} as const;
