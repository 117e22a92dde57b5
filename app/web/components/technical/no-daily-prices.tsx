import { useTranslations } from "use-intl";
import type { TechnicalAnswer } from "../../../core/fundamentals/contracts/technical.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { buttonClass } from "../../design/button.tsx";
import { NoteText } from "../analysis/evidence/data-notes.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** Why there are no daily prices, whose there are, and how to get others. */
export function NoDailyPrices({ answer: { ticker, name, absent, notes, included } }: { answer: TechnicalAnswer }) {
  const t = useTranslations("technical.absent");
  return (
    <section className="sec" aria-labelledby="absent">
      <h2 className="t-h2" id="absent">
        {t("title")}
      </h2>
      <p className="mt-4 max-w-[66ch]">{t(absent ?? "noAnswer", { name: spokenName(name) })}</p>
      {notes.length === 0 ? null : (
        <ul className="t-small mt-3 text-ink-2">
          {notes.map((note) => (
            <NoteText key={`${note.code} ${note.params.provider ?? ""}`} note={note} />
          ))}
        </ul>
      )}
      <p className="mt-3 max-w-[66ch] text-ink-2">{t("value")}</p>
      <p className="mt-6">
        <LocalLink className={buttonClass("secondary")} to={`/analysis/${encodeURIComponent(ticker)}`}>
          {t("back")}
        </LocalLink>
      </p>
      {included.length === 0 ? null : (
        <>
          <h3 className="t-h3 mt-10" data-trace="technical/included">
            {t("included", { count: included.length })}
          </h3>
          <ul className="included-companies mt-3">
            {included.map((company) => (
              <li key={company.ticker}>
                <LocalLink className="link" to={`/analysis/${encodeURIComponent(company.ticker)}/technical`}>
                  {spokenName(company.name)}
                </LocalLink>{" "}
                <span className="t-tiny text-ink-3">{company.ticker}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="t-h3 mt-10">{t("connect")}</h3>
      <p className="mt-2 max-w-[66ch]">
        {t.rich("connectHow", {
          docs: (chunks) => (
            <LocalLink className="link" to="/docs/sources">
              {chunks}
            </LocalLink>
          ),
        })}
      </p>
    </section>
  );
}
