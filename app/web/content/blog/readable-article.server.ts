import type { CalculatorName, Text } from "../../../../content/text.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { Language } from "../../../messages/languages.ts";
import type { CalculatorFill } from "../../components/content/calculator.tsx";
import type { RequestContext } from "../../context.ts";
import { filledText, readCalculatorText } from "./articles.server.ts";
import { fillOf } from "./calculator-fill.ts";
import { calculators } from "./calculators.ts";
import { drawingsOf } from "./drawings/drawings.server.ts";
import { videosOf } from "./videos.server.ts";

type Illustrating = Pick<RequestContext["product"], "illustrateCompany" | "content">;

/** A text ready to be shown: its figures written in, its drawings, its videos, and what its calculator needs. Readers and editors see the same. */
export async function readableArticle(text: Text, language: Language, product: Illustrating) {
  const article = await filledText(text, language, product.illustrateCompany);
  const calculator = calculatorIn(article);
  const [calculatorText, fill, drawings, videos] = await Promise.all([
    calculator === null ? null : readCalculatorText(language),
    calculator === null ? null : calculatorFill(product, calculator),
    drawingsOf(article, language),
    videosOf(article, language, product.content),
  ]);
  return { article, calculatorText, fill, drawings, videos };
}

const calculatorIn = ({ blocks }: Text): CalculatorName | null =>
  blocks.flatMap((block) => ("calculator" in block ? [block.calculator] : []))[0] ?? null;

async function calculatorFill(product: Illustrating, name: CalculatorName): Promise<CalculatorFill | null> {
  const illustration = await product.illustrateCompany(calculators[name].company);
  if (illustration === null) return null;
  return {
    company: spokenName(illustration.name),
    date: illustration.fiscalYearEnd,
    parameters: fillOf(name, illustration),
  };
}
