import { randomUUID } from "node:crypto";
import type { Fundamentals } from "@valora/valuation";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import type { ImportField } from "../../../features/imports/contracts/company-import.ts";
import { uploadFailures } from "../../../features/imports/contracts/uploads.ts";
import { readImportForm } from "../../../features/imports/use-cases/read-import-form.ts";
import { languages } from "../../../messages/languages.ts";
import { failureOfFinancials } from "../../../wiring/composition.server.ts";
import { ResultTexts } from "../../components/analysis/page/result-texts.tsx";
import { ImportForm } from "../../components/imports/import-form.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import { visitorCookie, visitorIn } from "../../session/visitor-cookie.ts";
import type { Route } from "./+types/import";

/** Reads the table: on to its valuation, or back to the form with every doubt at its cell. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { product, reportFailure } = context.get(appContext);
  const form = await request.formData().catch(() => null);
  if (!form) {
    const failure = new Failure("multipartInvalid");
    reportFailure(failure);
    return data(null, { status: failure.status });
  }
  const { upload, fields: declared, meanings, isAccepted } = await readImportForm(form);
  const said = { typed: shortened(declared), text: textIn(form, "table"), url: textIn(form, "url") };
  const read = await product.readUpload(upload).catch(Failure.from);
  if (read instanceof Failure) {
    const code = uploadFailures.find((each) => each === read.code);
    if (code === undefined) throw read;
    reportFailure(read);
    const failure = { code, params: read.params, kind: upload.kind };
    return data({ failure, fields: [], issues: [], ...said }, { status: read.status });
  }
  const owner = visitorIn(request.headers.get("cookie")) || randomUUID();
  const answer = await product.importCompanyData({
    owner,
    fields: declared,
    table: read.table,
    meanings,
    isAccepted,
  });
  if (answer.kind === "refused") {
    const failure = failureOfFinancials(answer);
    reportFailure(failure);
    const { fields, issues, text } = answer;
    const from = upload.kind === "url" ? said.url : "";
    return data({ ...said, failure: null, fields, issues, text, url: from }, { status: failure.status });
  }
  const headers = { "Set-Cookie": visitorCookie(owner, url.protocol === "https:") };
  return redirect(localAddress(`/import/${answer.id}`, url.searchParams.get("lang")), { status: 303, headers });
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const LONGEST_SHOWN = 200;

/** The fields as the form shows them again. */
const shortened = (fields: Partial<Record<ImportField, string>>): Partial<Record<ImportField, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.slice(0, LONGEST_SHOWN)]));

const jsonExample = `{
  "years": [
    { "fiscalYearEnd": "2024-12-31", "revenue": 1100, "netIncome": 110 },
    { "fiscalYearEnd": "2025-12-31", "revenue": 1210, "netIncome": null },
    { "periodEnd": "2025-06-30", "months": 6, "revenue": 590, "netIncome": 60 },
    { "periodEnd": "2026-06-30", "months": 6, "revenue": 640, "netIncome": 66 }
  ]
}`;

export default function ImportRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <Import {...props} />
    </ResultTexts>
  );
}

/** The company whose figures are at hand: what must be declared of it is filled in. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { figuresAtHand, asksForExchangeRates } = context.get(appContext).product;
  return { asksForExchangeRates, known: knownOf(figuresAtHand(url.searchParams.get("company") ?? "")) };
}

function knownOf(company: Fundamentals | null): Partial<Record<ImportField, string>> {
  if (company === null) return {};
  const { name, country, sector, currency, quote } = company;
  const isOther = quote !== null && quote.currency !== currency;
  const price =
    quote === null
      ? {}
      : { price: String(quote.value), priceDate: quote.asOf, ...(isOther && { priceCurrency: quote.currency }) };
  return { name, country, sector, currency, numberFormat: "point", unit: "units", sharesUnit: "units", ...price };
}

function Import({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslations("imports");
  return (
    <div className="wrap page-top">
      <PageHead title={t("title")} description={t("description")} />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <p className="mt-4 max-w-[70ch]">
        {t("shape")} {t("unknown")}
      </p>
      <p className="mt-2 max-w-[70ch]">{t("periods")}</p>
      <nav aria-label={t("templates")} className="mt-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {languages.map((language) => (
            <li key={language}>
              {t("templateIn", { language })}:{" "}
              <a className="link" href={`/import/template/${language}/xlsx`} download>
                Excel
              </a>{" "}
              ·{" "}
              <a className="link" href={`/import/template/${language}`} download>
                CSV
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details className="mt-3 max-w-[70ch]">
        <summary className="link">{t("jsonTitle")}</summary>
        <p className="mt-2">{t("jsonShape")}</p>
        <pre className="num mt-2 whitespace-pre-wrap text-sm">{jsonExample}</pre>
      </details>
      <ImportForm refused={actionData ?? null} {...loaderData} />
    </div>
  );
}
