import { ArrowLeft, ArrowRight } from "lucide-react";
import type { Block, Text } from "../../../../content/text.ts";
import { docAddress } from "../../docs/doc-pages.ts";
import type { DocLine, DocsText } from "../../docs/docs-text.ts";
import { LocalLink } from "../site/local-link.tsx";
import { TextBlocks } from "../site/text-blocks.tsx";
import { DocsMenu } from "./docs-contents.tsx";
import { Screenshot } from "./screenshot.tsx";

export type DocArticleProps = { doc: Text; address: string; lines: readonly DocLine[]; text: DocsText };

/** A page of the documentation: its text, its headings, the pages before and after it, and all others beside it. */
export function DocArticle({ doc, address, lines, text }: DocArticleProps) {
  const at = lines.findIndex(({ name }) => docAddress(name) === address);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_240px]">
      <article className="min-w-0">
        <LocalLink to="/docs" className="link no-print t-small inline-flex items-center gap-1.5">
          <ArrowLeft size={14} strokeWidth={1.6} aria-hidden="true" />
          {text.title}
        </LocalLink>
        <h1 className="t-h1 mt-4">{doc.title}</h1>
        <p className="t-lead mt-3 max-w-[60ch]">{doc.description}</p>
        <OnThisPage blocks={doc.blocks} text={text} />
        <TextBlocks blocks={doc.blocks} contactEmail={null} screenshot={(shown) => <Screenshot {...shown} />} />
        <Neighbours previous={lines[at - 1]} next={lines[at + 1]} text={text} />
      </article>
      <aside className="no-print border-t border-line pt-6 lg:border-t-0 lg:pt-0">
        <DocsMenu lines={lines} text={text} current={address} />
      </aside>
    </div>
  );
}

function OnThisPage({ blocks, text }: { blocks: readonly Block[]; text: DocsText }) {
  const headings = blocks.flatMap((block) => ("heading" in block ? [block] : []));
  if (headings.length < 2) return <div className="mt-8" />;
  return (
    <nav aria-label={text.onThisPage} className="no-print mt-5 mb-8 max-w-[640px] border-l-2 border-line pl-4">
      <ul className="flex flex-wrap gap-x-5">
        {headings.map(({ heading, id }) => (
          <li key={id}>
            <a className="link inline-block py-1 text-sm" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type NeighboursProps = { previous: DocLine | undefined; next: DocLine | undefined; text: DocsText };

function Neighbours({ previous, next, text }: NeighboursProps) {
  return (
    <p className="no-print mt-12 flex max-w-[66ch] flex-wrap justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
      {previous && (
        <LocalLink className="link inline-flex items-center gap-1.5" to={docAddress(previous.name)} rel="prev">
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          {text.previous}: {previous.title}
        </LocalLink>
      )}
      {next && (
        <LocalLink className="link ml-auto inline-flex items-center gap-1.5" to={docAddress(next.name)} rel="next">
          {text.next}: {next.title}
          <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
        </LocalLink>
      )}
    </p>
  );
}
