import { docAddress, docGroups, linkedPages } from "../../docs/doc-pages.ts";
import type { DocLine, DocsText } from "../../docs/docs-text.ts";
import { LocalLink } from "../site/local-link.tsx";

type Entry = { to: string; title: string; description: string };
type DocsContentsProps = { lines: readonly DocLine[]; text: DocsText };

/** The pages in their groups, and those of the site that belong to them. */
function groupsOf({ lines, text }: DocsContentsProps): { title: string; entries: Entry[] }[] {
  const written = docGroups.map(({ group, pages }) => ({
    title: text.groups[group],
    entries: pages.flatMap((name) =>
      lines.filter((line) => line.name === name).map((line) => ({ to: docAddress(name), ...line })),
    ),
  }));
  const linked = linkedPages.map((to) => ({ to, ...text.linked[to] }));
  return [...written, { title: text.groups.methods, entries: linked }];
}

/** Every page with what it is about. */
export function DocsContents(props: DocsContentsProps) {
  return (
    <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {groupsOf(props).map(({ title, entries }) => (
        <section key={title} className="border-t border-ink pt-3">
          <h2 className="t-h3">{title}</h2>
          <ul className="mt-3 grid gap-4">
            {entries.map(({ to, title: page, description }) => (
              <li key={to}>
                <LocalLink className="link" to={to}>
                  {page}
                </LocalLink>
                <p className="t-small mt-0.5 text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The same beside a page: the titles alone, with the page that is read. */
export function DocsMenu({ current, ...props }: DocsContentsProps & { current: string }) {
  return (
    <nav aria-label={props.text.contents} className="grid gap-5">
      {groupsOf(props).map(({ title, entries }) => (
        <div key={title}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <ul className="mt-1">
            {entries.map(({ to, title: page }) => (
              <li key={to}>
                <LocalLink
                  to={to}
                  aria-current={to === current ? "page" : undefined}
                  className="inline-block py-1 text-sm text-ink-2 no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {page}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
