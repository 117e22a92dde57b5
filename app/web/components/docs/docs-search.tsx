import { Form } from "react-router";
import { Button, buttonClass } from "../../design/button.tsx";
import type { FoundSection } from "../../docs/doc-search.ts";
import type { DocsText } from "../../docs/docs-text.ts";
import { useCarriedLanguage } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

type DocsSearchProps = { asked: string; text: DocsText };

/** Asks the list of pages for sections, in its address. */
export function DocsSearch({ asked, text }: DocsSearchProps) {
  const carried = useCarriedLanguage();
  return (
    <Form
      method="get"
      action="/docs"
      role="search"
      aria-label={text.searchLabel}
      className="no-print grid max-w-[600px] gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      key={asked}
    >
      {carried && <input type="hidden" name="lang" value={carried} />}
      <div>
        <label className="label" htmlFor="docs-words">
          {text.searchLabel}
        </label>
        <input
          id="docs-words"
          className="input"
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={text.searchPlaceholder}
          maxLength={100}
        />
      </div>
      <Button variant="primary" className="min-h-11">
        {text.search}
      </Button>
    </Form>
  );
}

/** What a search has found, or what to do where it has found nothing. */
export function FoundSections({ found, text }: { found: readonly FoundSection[]; text: DocsText }) {
  return (
    <section className="mt-8" aria-labelledby="found" data-found="">
      <h2 className="t-h2" id="found">
        {found.length > 0 ? text.found : text.nothingFound}
      </h2>
      {found.length === 0 && <p className="mt-1 text-ink-2">{text.nothingFoundHint}</p>}
      <ol className="mt-4 grid max-w-[66ch] gap-5">
        {found.map(({ id, page, heading, excerpt }) => (
          <li key={id}>
            <LocalLink className="link" to={id}>
              {heading === page ? page : `${page}: ${heading}`}
            </LocalLink>
            <p className="t-small mt-1 break-words text-ink-2">{excerpt}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <LocalLink className={buttonClass("ghost", "small")} to="/docs">
          {text.clear}
        </LocalLink>
      </p>
    </section>
  );
}
