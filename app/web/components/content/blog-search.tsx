import { Form } from "react-router";
import type { ArticleCategory } from "../../../features/content/contracts/content.ts";
import { type BlogList, type BlogText, blogLists } from "../../content/blog/blog-text.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { SelectField } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

type BlogSearchProps = {
  query: { list: BlogList; category: ArticleCategory | null; words: string };
  /** The categories that have articles. */
  categories: readonly ArticleCategory[];
  text: BlogText;
};

/** The list, the category and the words of a search: all three in the address. */
export function BlogSearch({ query, categories, text }: BlogSearchProps) {
  const carried = useCarriedLanguage();
  return (
    <div className="mt-8">
      <BlogLists query={query} text={text} />
      <Form
        method="get"
        action="/blog"
        role="search"
        aria-label={text.searchLabel}
        className="mt-5 grid max-w-[760px] gap-4 sm:grid-cols-[minmax(0,1fr)_220px_auto] sm:items-end"
        key={`${query.words}/${query.category}`}
      >
        {carried && <input type="hidden" name="lang" value={carried} />}
        {query.list !== "all" && <input type="hidden" name="show" value={query.list} />}
        <div>
          <label className="label" htmlFor="blog-words">
            {text.searchLabel}
          </label>
          <input
            id="blog-words"
            className="input"
            type="search"
            name="q"
            defaultValue={query.words}
            placeholder={text.searchPlaceholder}
            maxLength={100}
          />
        </div>
        <SelectField label={text.category} name="category" defaultValue={query.category ?? ""}>
          <option value="">{text.everyCategory}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {text.categories[category]}
            </option>
          ))}
        </SelectField>
        <Button variant="primary" className="min-h-11">
          {text.search}
        </Button>
      </Form>
      {(query.words !== "" || query.category !== null) && (
        <p className="mt-3">
          <LocalLink className={buttonClass("ghost", "small")} to={listAddress(query.list)}>
            {text.clear}
          </LocalLink>
        </p>
      )}
    </div>
  );
}

function BlogLists({ query, text }: Pick<BlogSearchProps, "query" | "text">) {
  return (
    <nav aria-label={text.listLabel}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {blogLists.map((list) => (
          <li key={list}>
            <LocalLink
              to={listAddress(list)}
              aria-current={query.list === list ? "page" : undefined}
              className="inline-flex min-h-[44px] items-center border-b-2 border-transparent no-underline hover:underline aria-[current=page]:border-ink aria-[current=page]:font-semibold"
            >
              {text.lists[list]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listAddress = (list: BlogList) => (list === "all" ? "/blog" : `/blog?show=${list}`);
