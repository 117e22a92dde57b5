import type { ReactNode } from "react";
import type { Block, Inline, Words } from "../../../content/text.ts";
import { LocalLink } from "./local-link.tsx";

type TextBlocksProps = { blocks: readonly Block[]; contactEmail: string | null };

/** A longer text: headings and prose in serif, formulas and tables as they are. */
export function TextBlocks({ blocks, contactEmail }: TextBlocksProps) {
  return (
    <div className="t-article grid gap-4">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} contactEmail={contactEmail} />
      ))}
    </div>
  );
}

function BlockView({ block, contactEmail }: { block: Block; contactEmail: string | null }) {
  if ("heading" in block) {
    return (
      <h2 className="t-h2 mt-5 scroll-mt-8" id={block.id}>
        {block.heading}
      </h2>
    );
  }
  if ("text" in block) return <p>{wordsOf(block.text)}</p>;
  if ("formula" in block) {
    return <p className="overflow-x-auto border-l-2 border-ink py-1 pl-4 text-[1.0625rem]">{block.formula}</p>;
  }
  if ("list" in block) {
    return (
      <ul className="grid list-disc gap-2 pl-5 marker:text-ink-3">
        {block.list.map((words) => (
          <li key={JSON.stringify(words)}>{wordsOf(words)}</li>
        ))}
      </ul>
    );
  }
  if ("table" in block) return <TableView {...block.table} />;
  if (!contactEmail) return <p>{block.contact.unknown}</p>;
  return (
    <p>
      {block.contact.known}{" "}
      <a className="link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
      .
    </p>
  );
}

function TableView({ head, rows }: { head: readonly string[]; rows: readonly (readonly Words[])[] }) {
  return (
    <table className="table font-sans">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...others]) => (
          <tr key={JSON.stringify(first)}>
            <th scope="row">{wordsOf(first)}</th>
            {others.map((words) => (
              <td key={JSON.stringify(words)}>{wordsOf(words)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const wordsOf = (words: Words): ReactNode =>
  typeof words === "string"
    ? words
    : words.map((inline) => <InlineView key={JSON.stringify(inline)} inline={inline} />);

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return <strong className="font-semibold">{inline.strong}</strong>;
  return (
    <LocalLink className="link" to={inline.to}>
      {inline.text}
    </LocalLink>
  );
}
