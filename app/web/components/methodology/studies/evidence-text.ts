import type { Evidence } from "../../../../core/analysis/contracts/studies.ts";

type Indicator = Evidence["indicators"][number]["indicator"];
type Month = "12" | "36";

/** The words of the page of evidence: plain data, sent with the page; {names} stand for figures. */
export type EvidenceText = {
  title: string;
  description: string;
  made: string;
  otherEdition: string;
  verdict: {
    /** Where no figure is beyond chance, with {figures}. */
    none: string;
    /** Where some are, with {significant}, {figures}, {names} and {expected}. */
    some: string;
    /** The text that follows either. */
    always: string;
  };
  meaning: readonly string[];
  analysts: string;
  asTable: string;
  indicators: Readonly<Record<Indicator, string>>;
  indicator: string;
  /** How a name and its window stand in a list, with {name} and {window}. */
  ofWindow: string;
  windows: Readonly<Record<Month, string>>;
  /** The sections of the rank correlations, with {best}, {bestFigure} and {dates}. */
  correlation: Readonly<Record<Month, { title: string; say: string }>>;
  howToRead: string;
  mean: string;
  interval: string;
  byChance: string;
  dates: string;
  independent: string;
  companies: string;
  nothing: string;
  spread: {
    title: string;
    /** With {name}, {figure}, {low} and {high}. */
    say: string;
    /** With {window}. */
    table: string;
    note: string;
  };
  byDate: {
    title: string;
    /** With {positive} and {dates}. */
    say: string;
    date: string;
    /** With {window}. */
    table: string;
  };
  otherMonths: {
    title: string;
    /** With {low}, {high}, {significant} and {figures}. */
    say: string;
    month: string;
    significant: string;
    table: string;
  };
  sample: {
    title: string;
    /** With {least}, {most} and {mean}. */
    say: string;
    level: string;
    returns: Readonly<Record<Month, string>>;
    table: string;
  };
  how: { title: string; list: readonly string[]; forAnalysts: string };
  unknown: {
    title: string;
    withDividends: string;
    withoutDividends: string;
    list: readonly string[];
  };
  again: { title: string; text: readonly string[]; command: string; calibration: string; proof: string };
};
