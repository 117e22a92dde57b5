/** A cell of a written workbook: its formula, and the value that stands beside it or by itself. */
type WrittenCell = { formula: string | null; value: Value };
type Value = number | string | boolean | null;
type Values = readonly Value[];

/** The parts of a workbook as texts, by name. */
type Parts = ReadonlyMap<string, string>;

/** A workbook's cells, and what their formulas yield when they are worked out by nothing but the formulas. */
export type Recalculated = {
  sheets: readonly string[];
  cells: ReadonlyMap<string, WrittenCell>;
  /** The value of a cell by "Sheet!B8", worked out; `with` holds other inputs for some cells. */
  resultOf: (place: string) => Value;
};

/**
 * Works a written workbook out as a spreadsheet would: a second reader of the formulas, for tests, which knows nothing of the
 * engine, of traces or of the values that the file keeps beside its formulas.
 */
export function recalculate(parts: Parts, inputs: ReadonlyMap<string, number> = new Map()): Recalculated {
  const { sheets, cells } = cellsIn(parts);
  const known = new Map<string, Value>();
  const resultOf = (place: string): Value => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const cell = cells.get(place);
    const sheet = place.slice(0, place.lastIndexOf("!"));
    const given = inputs.get(place) ?? cell?.value ?? null;
    const value = cell?.formula == null ? given : new Formula(cell.formula, sheet, resultOf).value();
    known.set(place, value);
    return value;
  };
  return { sheets, cells, resultOf };
}

function cellsIn(parts: Parts): Pick<Recalculated, "sheets" | "cells"> {
  const items = parts.get("xl/sharedStrings.xml")?.matchAll(/<si>(.*?)<\/si>/gs) ?? [];
  const shared = [...items].map(([, item = ""]) => plain(item.replaceAll(/<[^<>]*>/g, "")));
  const found = parts.get("xl/workbook.xml")?.matchAll(/<sheet [^>]*name="([^"]*)"/g) ?? [];
  const sheets = [...found].map(([, name = ""]) => plain(name));
  const cells = new Map<string, WrittenCell>();
  for (const [index, sheet] of sheets.entries()) {
    const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? "";
    for (const [, attributes = "", content = ""] of xml.matchAll(/<c ([^>]*[^/>])>(.*?)<\/c>/gs)) {
      cells.set(`${sheet}!${attribute(attributes, "r")}`, cellOf(content, attribute(attributes, "t"), shared));
    }
  }
  return { sheets, cells };
}

const attribute = (attributes: string, name: "r" | "t") =>
  new RegExp(`\\b${name}="(\\w+)"`).exec(attributes)?.[1] ?? "";

function cellOf(content: string, type: string, shared: readonly string[]): WrittenCell {
  const formula = /<f>(.*?)<\/f>/s.exec(content)?.[1];
  const kept = /<v>(.*?)<\/v>/s.exec(content)?.[1];
  return {
    formula: formula === undefined ? null : plain(formula),
    value: kept === undefined ? null : valueOfType(kept, type, shared),
  };
}

function valueOfType(kept: string, type: string, shared: readonly string[]): Value {
  if (type === "s") return shared[Number(kept)] ?? "";
  return type === "str" ? plain(kept) : Number(kept);
}

const plain = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

const token =
  /\s*(?:(?<place>(?:'(?<quoted>(?:[^']|'')+)'!)?\$?(?<column>[A-Z]{1,3})\$?(?<row>\d+)(?::(?<toColumn>[A-Z]{1,3})(?<toRow>\d+))?)|(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|"(?<text>(?:[^"]|"")*)"|(?<name>[A-Z]+)(?=\()|(?<sign>[-+*/^(),]|>=|<=|<>|[<>=]))/uy;

/** A formula in the grammar of spreadsheets: the sign of a number binds before "^", and "^" from the left. */
class Formula {
  readonly #tokens: Readonly<Record<string, string | undefined>>[] = [];
  readonly #sheet: string;
  readonly #cell: (place: string) => Value;
  #at = 0;

  constructor(text: string, sheet: string, cell: (place: string) => Value) {
    this.#sheet = sheet;
    this.#cell = cell;
    token.lastIndex = 0;
    while (token.lastIndex < text.length) {
      const from = token.lastIndex;
      const found = token.exec(text);
      if (!found?.groups) throw new Error(`"${text}" is no formula from "${text.slice(from)}"`);
      this.#tokens.push(found.groups);
    }
  }

  value(): Value {
    const [first = null] = this.#compared();
    if (this.#at < this.#tokens.length)
      throw new Error(`A formula goes on after its end: ${JSON.stringify(this.#tokens)}`);
    return first;
  }

  #takes(...signs: string[]): string | null {
    const sign = this.#tokens[this.#at]?.sign;
    if (sign === undefined || !signs.includes(sign)) return null;
    this.#at += 1;
    return sign;
  }

  #compared(): Values {
    const left = this.#chain(["+", "-"], () => this.#chain(["*", "/"], () => this.#chain(["^"], () => this.#signed())));
    const sign = this.#takes(">", "<", "=", ">=", "<=", "<>");
    if (sign === null) return left;
    const right = this.#chain(["+", "-"], () =>
      this.#chain(["*", "/"], () => this.#chain(["^"], () => this.#signed())),
    );
    return [comparisons[sign]?.(left[0] ?? null, right[0] ?? null) ?? null];
  }

  #chain(signs: string[], next: () => Values): Values {
    let left = next();
    for (;;) {
      const sign = this.#takes(...signs);
      if (sign === null) return left;
      const compute = operations[sign] ?? (() => Number.NaN);
      const right = next();
      const longer = right.length > left.length ? right : left;
      left = longer.map((_, at) => compute(amount(left, at), amount(right, at)));
    }
  }

  #signed(): Values {
    if (this.#takes("-") !== null) return this.#signed().map((value) => -Number(value));
    return this.#primary();
  }

  #primary(): Values {
    const { place, quoted, column = "", row = "", toColumn, toRow, number, text, name } = this.#tokens[this.#at] ?? {};
    if (this.#takes("(") !== null) {
      const inside = this.#compared();
      if (this.#takes(")") === null) throw new Error("A bracket is open");
      return inside;
    }
    this.#at += 1;
    if (number !== undefined) return [Number(number)];
    if (text !== undefined) return [text.replaceAll('""', '"')];
    if (name !== undefined) return [this.#call(name)];
    if (place === undefined) throw new Error(`Not a value: ${JSON.stringify(this.#tokens[this.#at - 1])}`);
    const sheet = quoted?.replaceAll("''", "'") ?? this.#sheet;
    if (toColumn === undefined || toRow !== row) return [this.#cell(`${sheet}!${column}${row}`)];
    const [from, to] = [numberOf(column), numberOf(toColumn)];
    return Array.from({ length: to - from + 1 }, (_, at) => this.#cell(`${sheet}!${lettersOf(from + at)}${row}`));
  }

  #call(name: string): Value {
    this.#takes("(");
    const given = [this.#compared()];
    while (this.#takes(",") !== null) given.push(this.#compared());
    if (this.#takes(")") === null) throw new Error(`${name} is open`);
    const [first = [], second = [], third = []] = given;
    if (name === "IF") return (first[0] === true ? second : third)[0] ?? null;
    if (name === "ISNUMBER") return typeof first[0] === "number";
    if (name === "NPV") {
      return numbers(second).reduce((sum, flow, at) => sum + flow / (1 + Number(first[0])) ** (at + 1), 0);
    }
    if (name === "PERCENTILE") return quantile(numbers(first), Number(second[0]));
    const compute = functions[name];
    if (compute === undefined) throw new Error(`No function ${name}`);
    return compute(numbers(given.flat()));
  }
}

const amount = (values: Values, at: number) => Number(values.length === 1 ? values[0] : values[at]);

/** Texts and empty cells do not count among the numbers of a function. */
const numbers = (values: Values) => values.filter((value) => typeof value === "number");

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

function quantile(values: readonly number[], probability: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * probability;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return below + (above - below) * (position - Math.floor(position));
}

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  ABS: ([value = Number.NaN]) => Math.abs(value),
  AVERAGE: mean,
  COUNT: (values) => values.length,
  EXP: ([value = Number.NaN]) => Math.exp(value),
  LN: ([value = Number.NaN]) => Math.log(value),
  MAX: (values) => Math.max(...values),
  MEDIAN: (values) => quantile(values, 0.5),
  MIN: (values) => Math.min(...values),
  SQRT: ([value = Number.NaN]) => Math.sqrt(value),
  STDEV: (values) => Math.sqrt(sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1)),
  SUM: sum,
  SUMPRODUCT: sum,
};

const operations: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "^": (a, b) => a ** b,
};

const comparisons: Readonly<Record<string, (a: Value, b: Value) => boolean>> = {
  "=": (a, b) => a === b,
  // Spreadsheets hold every text to be greater than every number.
  ">": (a, b) => (typeof a === typeof b ? (a ?? 0) > (b ?? 0) : typeof a === "string"),
  "<": (a, b) => (typeof a === typeof b ? (a ?? 0) < (b ?? 0) : typeof b === "string"),
};

const numberOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
const lettersOf = (number: number): string =>
  number === 0 ? "" : lettersOf(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
