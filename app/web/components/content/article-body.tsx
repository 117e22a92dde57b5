import { lazy, Suspense } from "react";
import type { DrawingName, Text } from "../../../../content/text.ts";
import type { CalculatorText } from "../../content/blog/blog-text.ts";
import type { ShownDrawing } from "../../content/blog/drawings/shown-drawing.ts";
import type { PlayedVideos } from "../../content/blog/played-video.ts";
import { TextBlocks } from "../site/text-blocks.tsx";
import { ArticleVideo } from "./article-video.tsx";
import type { CalculatorFill } from "./calculator.tsx";
import { ArticleDrawing } from "./drawings/article-drawing.tsx";

export type ReadableArticle = {
  article: Text;
  calculatorText: CalculatorText | null;
  fill: CalculatorFill | null;
  drawings: Readonly<Partial<Record<DrawingName, ShownDrawing>>>;
  videos: PlayedVideos;
};

/** It brings the engine along, which an article without a calculator does without. */
const Calculator = lazy(() => import("./calculator.tsx").then((module) => ({ default: module.Calculator })));

/** The text of an article, with its drawings, its videos, and its calculator where it has one. */
export function ArticleBody({ article, calculatorText, fill, drawings, videos }: ReadableArticle) {
  return (
    <TextBlocks
      blocks={article.blocks}
      contactEmail={null}
      drawing={(name) => {
        const drawing = drawings[name];
        return drawing && <ArticleDrawing drawing={drawing} />;
      }}
      video={(video) => <ArticleVideo video={video} played={videos[video.file] ?? null} />}
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
