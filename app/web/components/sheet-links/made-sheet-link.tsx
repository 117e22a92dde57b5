import { useLocale, useTranslations } from "use-intl";
import { ShownOnce } from "../accounts/shown-once.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** A formula of Google Sheets: its arguments are divided as the reader's country divides them, and the numbers have points. */
const importData = (address: string, language: string): string =>
  `=IMPORTDATA("${address}"${[",", "en_US"].map((each) => `${language === "en" ? "," : ";"}"${each}"`).join("")})`;

/** A query of Excel (Power Query), in its advanced editor. */
const powerQuery = (address: string): string =>
  `Table.PromoteHeaders(Csv.Document(Web.Contents("${address}"), [Delimiter=",", Encoding=65001, QuoteStyle=QuoteStyle.Csv]))`;

/** The address of a new link, shown this once, and what a spreadsheet is given to read it. */
export function MadeSheetLink({ address }: { address: string }) {
  const t = useTranslations("sheetLinks");
  const language = useLocale();
  return (
    <div className="mt-6 grid gap-5">
      <ShownOnce label={t("address")} value={address} hint={t("addressHint")} />
      <ShownOnce label={t("googleSheets")} value={importData(address, language)} hint={t("googleSheetsHint")} />
      <ShownOnce label={t("excel")} value={powerQuery(address)} hint={t("excelHint")} />
      <p className="text-ink-2">{t("libreOffice")}</p>
      <p>
        <LocalLink className="link" to="/docs/sheet-links">
          {t("help")}
        </LocalLink>
      </p>
    </div>
  );
}
