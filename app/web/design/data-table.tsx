import type { ReactNode } from "react";

/** A column by its head; figures are aligned to the right. */
type Column = { head: ReactNode; className?: string };

/** A column of words. */
export const textColumn = (head: ReactNode): Column => ({ head });
/** A column of figures. */
export const figureColumn = (head: ReactNode): Column => ({ head, className: "figure" });
/** A column whose head only screen readers read. */
export const unlabelledColumn = (head: string): Column => ({ head: <span className="sr-only">{head}</span> });

/** The heads of columns, each with its scope. */
export function ColumnHeads({ columns, className }: { columns: readonly Column[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column, index) => (
          <th key={index} scope="col" className={column.className}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type DataTableProps = {
  columns: readonly Column[];
  /** The rows, each with its head in `<th scope="row">`. */
  children: ReactNode;
  caption?: ReactNode;
  /** A caption that only screen readers read. */
  spokenCaption?: string;
  className?: string;
};

/** A table with one body: a head of each column, and its rows. */
export function DataTable({ columns, children, caption, spokenCaption, className = "table" }: DataTableProps) {
  return (
    <table className={className}>
      {spokenCaption === undefined ? caption : <caption className="sr-only">{spokenCaption}</caption>}
      <ColumnHeads columns={columns} />
      <tbody>{children}</tbody>
    </table>
  );
}

type ScrollRegionProps = { children: ReactNode; className?: string } & (
  | { label: string; labelledBy?: undefined }
  | { labelledBy: string; label?: undefined }
);

/** A named region that scrolls sideways, with the keyboard too: what is wider than a phone stands in it. */
export function ScrollRegion({ label, labelledBy, className = "scroll-x", children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} tabIndex={0} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
