import { type FigureName, figureNames } from "@valora/valuation";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { ImportIssue } from "../../../core/shared/contracts/import-issue.ts";
import type { ImportField } from "../../../features/imports/contracts/company-import.ts";
import type { UploadFailure, UploadKind } from "../../../features/imports/contracts/uploads.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { Button } from "../../design/button.tsx";
import { FieldError, ofRefused, SelectField } from "../../design/field.tsx";
import { TextArea } from "../../design/text-area.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { ImportDeclarationFields } from "./import-declaration.tsx";

export type RefusedImport = {
  /** Why an upload could not be read at all, and where it came from. */
  failure: {
    code: UploadFailure;
    params: Readonly<Record<string, string | number>>;
    kind: UploadKind;
  } | null;
  fields: readonly ImportField[];
  issues: readonly ImportIssue[];
  typed: Partial<Record<ImportField, string>>;
  text: string;
  /** The address as typed: to be put right when nothing came from it, to be named when something did. */
  url: string;
};

/** The table and what must be known to read it; what was refused comes back with it, to be put right in place. */
export function ImportForm({
  refused,
  known = {},
  asksForExchangeRates = false,
}: {
  refused: RefusedImport | null;
  known?: Partial<Record<ImportField, string>>;
  asksForExchangeRates?: boolean;
}) {
  const t = useTranslations("imports");
  const address = useLocalAddress();
  const isAcceptable =
    refused !== null &&
    !refused.failure &&
    refused.fields.length === 0 &&
    refused.issues.every((each) => !each.blocking);
  return (
    <Form
      method="post"
      action={address("/import")}
      encType="multipart/form-data"
      className="mt-8 grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-6"
      reloadDocument
    >
      {refused !== null && refused.issues.length > 0 && <Issues issues={refused.issues} />}
      <ImportDeclarationFields
        wrong={refused?.fields ?? []}
        typed={refused?.typed ?? known}
        asksForExchangeRates={asksForExchangeRates}
      />
      <UploadFields refused={refused} />
      {refused !== null && <Meanings issues={refused.issues} />}
      {isAcceptable && (
        <label className="flex items-start gap-2">
          <input type="checkbox" name="accepted" value="yes" className="mt-1" />
          <span>{t("accept")}</span>
        </label>
      )}
      <div>
        <Button variant="primary">{t("submit")}</Button>
      </div>
    </Form>
  );
}

/** A file, the address of one, or its cells: what was wrong with one of them stands beside it. */
function UploadFields({ refused }: { refused: RefusedImport | null }) {
  const t = useTranslations("imports");
  const failure = refused?.failure ?? null;
  const isRead = refused !== null && failure === null && refused.url !== "";
  const aria = (kind: UploadKind, hint: string) => ({
    ...(failure?.kind === kind ? ofRefused : {}),
    "aria-describedby": failure?.kind === kind ? `${hint} import-${kind}-error`.trim() : hint || undefined,
  });
  return (
    <>
      <div>
        <label className="label" htmlFor="import-file">
          {t("file")}
        </label>
        <input
          id="import-file"
          className="input"
          type="file"
          name="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt,.json,text/csv,application/json"
          {...aria("file", "")}
        />
        <UploadError failure={failure} kind="file" />
      </div>
      <div>
        <label className="label" htmlFor="import-url">
          {t("url")}
        </label>
        <input
          id="import-url"
          className="input"
          type="text"
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={isRead ? "" : (refused?.url ?? "")}
          {...aria("url", "import-url-hint")}
        />
        <UploadError failure={failure} kind="url" />
        <p className="hint" id="import-url-hint">
          {t("urlHint")}
        </p>
      </div>
      <div>
        <label className="label" htmlFor="import-table">
          {t("paste")}
        </label>
        {isRead && <p className="hint wrap-anywhere mb-2">{t("readFrom", { address: refused.url })}</p>}
        <TextArea
          id="import-table"
          className="input num"
          style={{ height: "auto", whiteSpace: "pre" }}
          name="table"
          rows={12}
          defaultValue={refused?.text ?? ""}
          spellCheck={false}
          {...aria("table", "import-table-hint")}
        />
        <UploadError failure={failure} kind="table" />
        <p className="hint" id="import-table-hint">
          {t("pasteHint")}
        </p>
      </div>
    </>
  );
}

function UploadError({ failure, kind }: { failure: RefusedImport["failure"]; kind: UploadKind }) {
  const t = useTranslations();
  if (failure?.kind !== kind) return null;
  const { code, params } = failure;
  const text = textByKey(t)(`failures.${code}`, params);
  return (
    <div role="alert">
      <FieldError id={`import-${kind}-error`}>{text}</FieldError>
    </div>
  );
}

/** One choice per heading with an unknown name: the figures whose names share most with it come first. */
function Meanings({ issues }: { issues: readonly ImportIssue[] }) {
  const t = useTranslations();
  const headings = [...new Set(issues.flatMap(({ code, text }) => (code === "headingUnknown" ? [text] : [])))];
  if (headings.length === 0) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="t-h3 mb-3">{t("imports.meaningsTitle")}</legend>
      {headings.slice(0, mostShown).map((heading) => (
        <div key={heading}>
          <input type="hidden" name="heading" value={heading} />
          <SelectField name="meaning" label={t("imports.meaning", { heading })} defaultValue="">
            <option value="">{t("imports.noMeaning")}</option>
            {likeliestFirst(heading, (name) => t(`figures.${name}`)).map((name) => (
              <option key={name} value={name}>
                {t(`figures.${name}`)}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
    </fieldset>
  );
}

function likeliestFirst(heading: string, nameOf: (name: FigureName) => string): FigureName[] {
  const words = wordsIn(heading);
  const likeness = (name: FigureName) => {
    const found = wordsIn(`${nameOf(name)} ${name.replace(/[A-Z]/g, " $&")}`);
    return words.filter((word) => found.some((other) => other.startsWith(word) || word.startsWith(other))).length;
  };
  return figureNames.toSorted((one, other) => likeness(other) - likeness(one));
}

/** Words of four letters or more, without accents: shorter ones join words rather than mean something. */
const wordsIn = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3);

const mostShown = 200;

function Issues({ issues }: { issues: readonly ImportIssue[] }) {
  const t = useTranslations("imports");
  return (
    <section className="note" role="alert" aria-labelledby="import-issues">
      <h2 className="t-h3" id="import-issues">
        {t("issuesTitle", { count: issues.length })}
      </h2>
      <ul className="mt-3 grid gap-2">
        {issues.slice(0, mostShown).map(({ cell, code, text, blocking }) => (
          <li key={`${cell} ${code}`} className="wrap-anywhere">
            <b className="num">
              {t("cell")} {cell}
            </b>
            {text === "" ? "" : ` ${t("quoted", { text })}`} · {t(`issues.${code}`)}{" "}
            <b>{t(blocking ? "blocking" : "warning")}.</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
