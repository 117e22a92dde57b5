import type { BundledCompany } from "../../src/providers/bundled/company.schema.ts";
import type { Figures } from "./figures.ts";

/** A company with its figures still by name, for the checks. */
export type Checked = { company: BundledCompany; years: { end: string; figures: Figures }[]; marketValue: number };
