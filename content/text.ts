/** Longer texts as plain data: one file per page and language, checked by the compiler, rendered on the server. */
export type Text = {
  title: string;
  /** One sentence: under the title, in lists and for search engines. */
  description: string;
  /** The day of its last change, of texts that say it: "2025-07-19". */
  updated?: string;
  blocks: readonly Block[];
};

/** The calculators that an article may carry; their fields and answers are in `app/web/content/blog/calculators.ts`. */
export const calculatorNames = ["freeCashFlow", "returnOnCapital", "costOfCapital", "multiples"] as const;
export type CalculatorName = (typeof calculatorNames)[number];

/** The drawings that an article may carry: figures of all included companies, by name. */
export const drawingNames = [
  "costOfEquity",
  "freeCashFlowMargin",
  "returnOnCapital",
  "valueToPrice",
  "predictionToPrice",
  "yearsOfAccounts",
  "multiplesBySector",
  "methodsToPrice",
] as const;
export type DrawingName = (typeof drawingNames)[number];

export type Block =
  | { heading: string; id?: string }
  /** A heading of the third level. */
  | { subheading: string; id?: string }
  | { text: Words }
  /** Numbered from `start` where it has one. */
  | { list: readonly ListItem[]; start?: number }
  | { quote: readonly Block[] }
  | { formula: string }
  | { code: string }
  | { calculator: CalculatorName }
  | { drawing: DrawingName }
  | { image: { file: string; width: number; height: number; alt: string } }
  | { screenshot: Screenshot }
  | { video: { file: string; width: number; height: number; title: string } }
  | {
      table: {
        head: readonly string[];
        rows: readonly (readonly Words[])[];
        /** More rows where an external service counts readers. */
        rowsWithAnalytics?: readonly (readonly Words[])[];
      };
    }
  /** The features of the product, each with the way to it. */
  | { cards: readonly { title: string; text: string; link: Link }[] }
  /** Ways on from here; the first is the one most will take. */
  | { actions: readonly Link[] }
  /** Who runs this installation: `{name}` stands for them. */
  | { operator: { known: string; unknown: string } }
  /** Texts for an installation whose external service counts those who agree (`{service}` names it), and for one without. */
  | { analytics: { known: readonly Block[]; none: readonly Block[] } }
  /** The reader's answer to that service, and the way to change it. */
  | { analyticsAnswer: true }
  /** How to write to the operator of this installation. */
  | { contact: { known: string; unknown: string } };

/** A part of the product as a picture: the addresses of the same in light and in dark colours. */
export type Screenshot = { light: string; dark: string; width: number; height: number; alt: string };

/** One line, or one with a list or more paragraphs inside it. */
export type ListItem = Words | { words: Words; inside: readonly Block[] };

export type Words = string | readonly Inline[];
export type Inline = string | { strong: Words } | { emphasis: Words } | { struck: Words } | { code: string } | Link;
export type Link = { text: string; to: string };
