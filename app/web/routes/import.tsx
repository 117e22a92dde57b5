import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { type ImportField, importFields, importFileFailures } from "../../contracts/company-import.ts";
import { Failure } from "../../failure.ts";
import { languages } from "../../messages/languages.ts";
import { ImportForm } from "../components/import-form.tsx";
import { PageHead } from "../components/page-head.tsx";
import { ResultTexts } from "../components/result-texts.tsx";
import { appContext } from "../context.ts";
import { localAddress } from "../session/address.ts";
import { visitorCookie, visitorIn } from "../session/visitor-cookie.ts";
import type { Route } from "./+types/import";

/** Reads the table: on to its valuation, or back to the form with every doubt at its cell. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  if (!form) return data(null, { status: 400 });
  const { product, reportFailure } = context.get(appContext);
  const file = form.get("file");
  const pasted = form.get("table");
  const typed = typedFields(form);
  const hasFile = file instanceof File && file.size > 0;
  const table = hasFile
    ? await product.readImportFile(await file.bytes()).catch(Failure.from)
    : ({ kind: "text", text: typeof pasted === "string" ? pasted : "" } as const);
  if (table instanceof Failure) {
    const failure = importFileFailures.find((code) => code === table.code);
    if (failure === undefined) throw table;
    reportFailure(table);
    const text = typeof pasted === "string" ? pasted : "";
    return data({ failure, fields: [], issues: [], typed, text }, { status: table.status });
  }
  const owner = visitorIn(request.headers.get("cookie")) || randomUUID();
  const answer = await product.importCompanyData({
    owner,
    fields: typed,
    table,
    meanings: meaningsIn(form),
    isAccepted: form.get("accepted") === "yes",
  });
  if (answer.kind === "refused") {
    reportFailure(new Failure("importRefused"));
    const { fields, issues, text } = answer;
    return data({ failure: null, fields, issues, typed, text }, { status: 422 });
  }
  const headers = { "Set-Cookie": visitorCookie(owner, url.protocol === "https:") };
  return redirect(localAddress(`/import/${answer.id}`, url.searchParams.get("lang")), { status: 303, headers });
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
      <ImportForm refused={actionData ?? null} />
    </div>
  );
}
