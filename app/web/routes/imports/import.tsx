import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import {
  type ImportField,
  importFields,
  importSourceFailures,
} from "../../../features/imports/contracts/company-import.ts";
import { languages } from "../../../messages/languages.ts";
import { failureOfReading } from "../../../wiring/composition.server.ts";
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
  const typed = typedFields(form);
  const said = { typed, text: textIn(form, "table"), url: textIn(form, "url") };
  const brought = await broughtIn(form);
  const table = await product.readImportSource(brought).catch(Failure.from);
  if (table instanceof Failure) {
    const code = importSourceFailures.find((each) => each === table.code);
    if (code === undefined) throw table;
    reportFailure(table);
    const failure = { code, params: table.params, source: brought.kind };
    return data({ failure, fields: [], issues: [], ...said }, { status: table.status });
  }
  const owner = visitorIn(request.headers.get("cookie")) || randomUUID();
  const answer = await product.importCompanyData({
    owner,
    fields: typed,
    table: table.table,
    meanings: meaningsIn(form),
    isAccepted: form.get("accepted") === "yes",
  });
  if (answer.kind === "refused") {
    const failure = failureOfReading(answer);
    reportFailure(failure);
    const { fields, issues, text } = answer;
    const from = brought.kind === "url" ? said.url : "";
    return data({ failure: null, fields, issues, typed, text, url: from }, { status: failure.status });
  }
  const headers = { "Set-Cookie": visitorCookie(owner, url.protocol === "https:") };
  return redirect(localAddress(`/import/${answer.id}`, url.searchParams.get("lang")), { status: 303, headers });
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** A file counts before an address, and an address before what is pasted. */
async function broughtIn(form: FormData) {
  const file = form.get("file");
  if (file instanceof File && file.size > 0) return { kind: "file", bytes: await file.bytes() } as const;
  const url = textIn(form, "url");
  return url.trim() === ""
    ? ({ kind: "table", text: textIn(form, "table") } as const)
    : ({ kind: "url", url } as const);
}

function typedFields(form: FormData): Partial<Record<ImportField, string>> {
  const typed: Partial<Record<ImportField, string>> = {};
  for (const name of importFields) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, 200);
  }
  return typed;
}

const MOST_MEANINGS = 500;

/** What the reader says that each unknown heading means: pairs of a heading and a figure, in the order of the form. */
function meaningsIn(form: FormData): Record<string, string> {
  const figures = form.getAll("meaning");
  const pairs = form.getAll("heading").slice(0, MOST_MEANINGS);
  return Object.fromEntries(pairs.map((heading, index) => [String(heading), String(figures[index] ?? "")]));
}

const jsonExample = `{
  "years": [
    { "fiscalYearEnd": "2024-12-31", "revenue": 1100, "netIncome": 110 },
    { "fiscalYearEnd": "2025-12-31", "revenue": 1210, "netIncome": null }
  ]
}`;

export default function ImportRoute(props: Route.ComponentProps) {
  return (
    <ResultTexts>
      <Import {...props} />
    </ResultTexts>
  );
}

function Import({ actionData }: Route.ComponentProps) {
  const t = useTranslations("imports");
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("title")} description={t("description")} />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <p className="mt-4 max-w-[70ch]">
        {t("shape")} {t("unknown")}
      </p>
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
      <ImportForm refused={actionData ?? null} />
    </div>
  );
}
