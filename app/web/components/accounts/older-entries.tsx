import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { LocalLink } from "../site/local-link.tsx";

type OlderEntriesProps = {
  page: string;
  next: string | null;
  text: string;
  /** The parameters by which the list is shortened. */
  filter?: readonly (readonly [string, string])[];
  /** The section of the page in which the list stands. */
  section?: string;
};

/** The way to the next page of a list that has its newest entries first; nothing on its last page. */
export function OlderEntries({ page, next, text, filter = [], section }: OlderEntriesProps) {
  if (next === null) return null;
  return (
    <p className="mt-6">
      <LocalLink
        className="link"
        to={`${page}${searchText([...filter, ["before", next]])}${section === undefined ? "" : `#${section}`}`}
      >
        {text}
      </LocalLink>
    </p>
  );
}
