import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ChapterName } from "../../../../core/analysis/contracts/shown-parts/result-sections.ts";

type ChapterProps = {
  name: Exclude<ChapterName, "summary" | "methods">;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A chapter of the result: its title and its sections under it. */
export function Chapter({ name, aside, children }: ChapterProps) {
  const t = useTranslations("analysis.chapters");
  const title = `${name}-title`;
  return (
    <section className="chapter" id={name} aria-labelledby={title}>
      <div className="sec-head">
        <h2 className="t-chapter" id={title}>
          {t(name)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
