import type { Text } from "../../../content/text.ts";
import type { CalculatorText } from "../blog/blog-text.ts";
import { Calculator, type CalculatorFill } from "./calculator.tsx";
import { TextBlocks } from "./text-blocks.tsx";

export type ReadableArticle = { article: Text; calculatorText: CalculatorText | null; fill: CalculatorFill | null };

/** The text of an article, with its calculator where it has one. */
export function ArticleBody({ article, calculatorText, fill }: ReadableArticle) {
  return (
    <TextBlocks
      blocks={article.blocks}
      contactEmail={null}
      calculator={(name) => calculatorText && <Calculator name={name} text={calculatorText} fill={fill} />}
    />
  );
}
