import { lazy, Suspense } from "react";
import type { Text } from "../../../../content/text.ts";
import type { CalculatorText } from "../../content/blog/blog-text.ts";
import { TextBlocks } from "../site/text-blocks.tsx";
import type { CalculatorFill } from "./calculator.tsx";

export type ReadableArticle = { article: Text; calculatorText: CalculatorText | null; fill: CalculatorFill | null };

/** It brings the engine along, which an article without a calculator does without. */
const Calculator = lazy(() => import("./calculator.tsx").then((module) => ({ default: module.Calculator })));

/** The text of an article, with its calculator where it has one. */
export function ArticleBody({ article, calculatorText, fill }: ReadableArticle) {
  return (
    <TextBlocks
      blocks={article.blocks}
      contactEmail={null}
      calculator={(name) =>
        calculatorText && (
          <Suspense>
            <Calculator name={name} text={calculatorText} fill={fill} />
          </Suspense>
        )
      }
    />
  );
}
