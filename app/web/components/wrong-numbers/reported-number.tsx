import { useTranslations } from "use-intl";
import type { ReportedFigure } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { reportedFigureWords } from "../../../messages/numbers/reported-figure.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { useFormats } from "../../analysis/formats.ts";
import { LocalLink } from "../site/local-link.tsx";

/** A reported figure in the words of this page. */
export function useReportedWords() {
  const say = textByKey(useTranslations());
  const formats = useFormats();
  return (reported: ReportedFigure) => reportedFigureWords(reported, { say, formats });
}

/** Which number is meant: all that its trace says of it, and the way back to its page. */
export function ReportedNumber({ reported }: { reported: ReportedFigure }) {
  const t = useTranslations("wrongNumbers.number");
  const words = useReportedWords()(reported);
  const lines = [
    ["ticker", reported.ticker],
    ["figure", words.figure],
    ["value", words.value],
    ["period", words.period],
    ["origin", words.origin],
    ["document", words.document],
  ] as const;
  return (
    <section className="border-t border-ink pt-4" aria-labelledby="reported-number">
      <h2 className="t-h2" id="reported-number">
        {t("title")}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {lines.map(([name, text]) =>
          text === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-2">{t(name)}</dt>
              <dd className="num break-words [overflow-wrap:anywhere]">{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-4">
        <LocalLink className="link" to={reported.page}>
          {t("open")}
        </LocalLink>
      </p>
    </section>
  );
}
