import { symbols } from "../symbols.ts";
import { analysis } from "./analysis.ts";
import { buying } from "./buying.ts";
import { companyTypeRules, companyTypes, sectors } from "./company-types.ts";
import { dataNotes, sourceNames } from "./data-notes.ts";
import { expert } from "./expert.ts";
import { figureOrigins, figures } from "./figures.ts";
import { filings } from "./filings.ts";
import { glossary } from "./glossary.ts";
import { history } from "./history.ts";
import { imports } from "./imports.ts";
import { meanings } from "./meanings.ts";
import { methods } from "./methods.ts";
import { narration, narrationProblems } from "./narration.ts";
import { notApplicable, notVoting, variants, warnings } from "./outcomes.ts";
import { past } from "./past.ts";
import { peers } from "./peers.ts";
import { popular } from "./popular.ts";
import { prediction, predictionQuestions } from "./prediction.ts";
import { quantities } from "./quantities.ts";
import { said } from "./said.ts";
import { settings } from "./settings.ts";
import { signal } from "./signal.ts";
import { trace } from "./trace.ts";
import { uncertainty } from "./uncertainty.ts";
import { understanding } from "./understanding.ts";
import { watchlist } from "./watchlist.ts";

/** Texts of a result alone; they travel with it. */
export const resultAreas = {
  analysis,
  buying,
  companyTypeRules,
  companyTypes,
  dataNotes,
  expert,
  figureOrigins,
  figures,
  filings,
  glossary,
  history,
  imports,
  meanings,
  methods,
  narration,
  narrationProblems,
  notApplicable,
  notVoting,
  past,
  peers,
  popular,
  prediction,
  predictionQuestions,
  quantities,
  said,
  sectors,
  settings,
  signal,
  sourceNames,
  symbols,
  trace,
  uncertainty,
  understanding,
  variants,
  warnings,
  watchlist,
} as const;
