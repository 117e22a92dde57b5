/** A formula of the engine as it is shown, taken apart: "{nopat} × (1 − {growth} ÷ {return})". */
export type Expression =
  | { kind: "number"; text: string }
  | { kind: "input"; name: string }
  | { kind: "binary"; operator: Operator; left: Expression; right: Expression }
  | { kind: "negative" | "group" | "absolute" | "root" | "sum" | "exponential"; of: Expression }
  | { kind: "call"; name: FunctionName; inputs: readonly Expression[] }
  /** Σ flowₜ ÷ (1 + rate)ᵗ with t from 1: each flow of a series by its year. */
  | { kind: "presentValue"; flows: string; rate: Expression }
  /** The middle of the slopes of the logarithm between every two points. */
  | { kind: "medianSlope"; values: string; years: string };

export type Operator = "+" | "−" | "×" | "÷" | "^";
const functionNames = ["min", "max", "mean", "median", "quantile"] as const;
export type FunctionName = (typeof functionNames)[number];

const pattern =
  /\s*(median slope of ln\(\{(?<values>\w+)\}\) over \{(?<years>\w+)\}|Σ \{(?<flows>\w+)\}ₜ ÷ \(1 \+ \{(?<rate>\w+)\}\)ᵗ|\{(?<name>\w+)\}|(?<number>\d+(?:\.\d+)?)|(?<word>[a-z]+)|(?<sign>[+−×÷^()|√Σ,]))/uy;

type Token = Readonly<Record<string, string | undefined>>;

/**
 * Reads the notation of the catalogue of formulas: + − × ÷ ^, brackets, |x|, √, Σ over a product that begins
 * with a series, min, max, mean, median, quantile, exp, and the two sums over years that it writes in words and indices.
 *
 * `isSeries` says which inputs are lists. Throws on a text that is not of this notation, which a test rules out for every
 * formula of the engine.
 */
export function parseExpression(text: string, isSeries: (input: string) => boolean): Expression {
  return new Parser(tokensOf(text), text, isSeries).whole();
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found?.groups) throw new Error(`Formula "${text}" is not readable from "${text.slice(at)}"`);
    tokens.push(found.groups);
  }
  return tokens;
}

class Parser {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #text: string;
  readonly #isSeries: (input: string) => boolean;

  constructor(tokens: readonly Token[], text: string, isSeries: (input: string) => boolean) {
    this.#tokens = tokens;
    this.#text = text;
    this.#isSeries = isSeries;
  }

  whole(): Expression {
    const read = this.#sumOfTerms();
    if (this.#at < this.#tokens.length) throw this.#unreadable();
    return read;
  }

  #unreadable = () => new Error(`Formula "${this.#text}" is not readable at its part ${this.#at + 1}`);

  #sign = (): string | undefined => this.#tokens[this.#at]?.sign;

  #takes(sign: string): boolean {
    if (this.#sign() !== sign) return false;
    this.#at += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw this.#unreadable();
  }

  #chain(operators: readonly Operator[], next: () => Expression): Expression {
    let left = next();
    for (;;) {
      const operator = operators.find((each) => each === this.#sign());
      if (operator === undefined) return left;
      this.#at += 1;
      left = { kind: "binary", operator, left, right: next() };
    }
  }

  #sumOfTerms = (): Expression => this.#chain(["+", "−"], () => this.#chain(["×", "÷"], () => this.#power()));

  #power(): Expression {
    const base = this.#primary();
    if (!this.#takes("^")) return base;
    const exponent = this.#primary();
    return { kind: "binary", operator: "^", left: base, right: exponent };
  }

  #primary(): Expression {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#unreadable();
    this.#at += 1;
    const { name, number, word, flows, rate, values, years } = token;
    if (values !== undefined && years !== undefined) return { kind: "medianSlope", values, years };
    if (flows !== undefined && rate !== undefined) {
      return { kind: "presentValue", flows, rate: { kind: "input", name: rate } };
    }
    if (name !== undefined) return { kind: "input", name };
    if (number !== undefined) return { kind: "number", text: number };
    return word === undefined ? this.#signed(token.sign) : this.#call(word);
  }

  #signed(sign: string | undefined): Expression {
    if (sign === "−") return { kind: "negative", of: this.#primary() };
    if (sign === "√") return { kind: "root", of: this.#primary() };
    if (sign === "Σ") return { kind: "sum", of: this.#summed() };
    if (sign !== "(" && sign !== "|") throw this.#unreadable();
    const of = this.#sumOfTerms();
    this.#expect(sign === "(" ? ")" : "|");
    return { kind: sign === "|" ? "absolute" : "group", of };
  }

  /** A series, and the series it is multiplied by; a number that follows multiplies the sum instead. */
  #summed(): Expression {
    const first = this.#primary();
    const [sign, next] = [this.#sign(), this.#tokens[this.#at + 1]?.name];
    if (sign !== "×" || next === undefined || !this.#isSeries(next)) return first;
    this.#at += 2;
    return { kind: "binary", operator: "×", left: first, right: { kind: "input", name: next } };
  }

  #call(word: string): Expression {
    const name = functionNames.find((each) => each === word);
    if (name === undefined && word !== "exp") throw this.#unreadable();
    this.#expect("(");
    const inputs = [this.#sumOfTerms()];
    while (this.#takes(",")) inputs.push(this.#sumOfTerms());
    this.#expect(")");
    const [of] = inputs;
    if (name !== undefined) return { kind: "call", name, inputs };
    if (of === undefined || inputs.length > 1) throw this.#unreadable();
    return { kind: "exponential", of };
  }
}
