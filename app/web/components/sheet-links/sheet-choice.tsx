import { useTranslations } from "use-intl";
import type { SheetDocument } from "../../../features/sheet-links/contracts/sheet-link.ts";
import { SelectField } from "../../design/field.tsx";
import { addressOfSheet } from "../../sheet-links/sheet-address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { SheetOfCompany } from "./sheet-of-company.tsx";

/** Documents of one company. */
const ofCompany: readonly SheetDocument[] = ["analysis", "statements", "multiples", "technical"];

type SheetChoiceProps = {
  screens: readonly { name: string; content: string }[];
  portfolios: readonly { id: string; name: string }[];
};

/** What a new link may open: a document of a company by its symbol, or a list that the reader keeps. A plain GET form and links. */
export function SheetChoice({ screens, portfolios }: SheetChoiceProps) {
  const t = useTranslations("sheetLinks");
  return (
    <section className="mt-10 max-w-[640px]" aria-labelledby="choose">
      <h2 className="t-h2" id="choose">
        {t("choose")}
      </h2>
      <SheetOfCompany>
        <SelectField label={t("document")} name="document" defaultValue="analysis">
          {ofCompany.map((document) => (
            <option key={document} value={document}>
              {t("documents", { document })}
            </option>
          ))}
        </SelectField>
      </SheetOfCompany>
      <h3 className="t-h3 mt-8">{t("lists")}</h3>
      <p className="hint">{t("listsHint")}</p>
      <ul className="mt-3 grid gap-3">
        <Choice document="watchlist" question={{}} subject="" />
        {screens.map(({ name, content }) => (
          <Choice
            key={name}
            document="screener"
            question={Object.fromEntries(new URLSearchParams(content))}
            subject={name}
          />
        ))}
        {portfolios.map(({ id, name }) => (
          <Choice key={id} document="portfolio" question={{ id }} subject={name} />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProps = { document: SheetDocument; question: Readonly<Record<string, string>>; subject: string };

function Choice({ document, question, subject }: ChoiceProps) {
  const t = useTranslations("sheetLinks");
  const name = t("documents", { document });
  return (
    <li>
      <LocalLink className="link wrap-anywhere" to={addressOfSheet(document, question)}>
        {subject === "" ? name : `${name} · ${subject}`}
      </LocalLink>
    </li>
  );
}
