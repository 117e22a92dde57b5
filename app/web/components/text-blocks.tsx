import type { ReactNode } from "react";
import type { Block, CalculatorName, Inline, Link, Words } from "../../../content/text.ts";
import { buttonClass } from "../design/button.tsx";
import { LocalLink } from "./local-link.tsx";

type TextBlocksProps = {
  blocks: readonly Block[];
  /** Who runs this installation, where a text names them. */
  operatorName?: string | null;
  contactEmail: string | null;
  /** What the reader has answered to the service that counts, where a text may hold it. */
  analyticsAnswer?: ReactNode;
  /** How a calculator looks, where a text may hold one. */
  calculator?: (name: CalculatorName) => ReactNode;
};

/** A longer text: headings and prose in serif, formulas and tables as they are. */
export function TextBlocks({ blocks, ...rest }: TextBlocksProps) {
  return (
    <div className="t-article grid grid-cols-[minmax(0,1fr)] gap-4">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} {...rest} />
      ))}
    </div>
  );
}

type BlockViewProps = Omit<TextBlocksProps, "blocks"> & { block: Block };

function BlockView({ block, operatorName, contactEmail, analyticsAnswer, calculator }: BlockViewProps) {
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
        {block.list.map((words, index) => (
          <li key={index}>{wordsOf(words)}</li>
        ))}
      </ul>
    );
  }
  if ("table" in block) return <TableView {...block.table} />;
  if ("cards" in block) return <Cards cards={block.cards} />;
  if ("actions" in block) return <Actions links={block.actions} />;
  if ("calculator" in block) return calculator?.(block.calculator);
  if ("image" in block) return <ImageView {...block.image} />;
  if ("operator" in block) {
    return <p>{operatorName ? block.operator.known.replace("{name}", () => operatorName) : block.operator.unknown}</p>;
  }
  if ("analyticsAnswer" in block) return analyticsAnswer;
  // Decided before it is sent: see `textWithAnalytics`.
  if ("analytics" in block) return null;
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

/** Its room is kept before it comes. */
function ImageView({ file, width, height, alt }: Extract<Block, { image: unknown }>["image"]) {
  return (
    <img
      className="h-auto max-w-full rounded-card"
      src={`/content/images/${file}`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
}

/** Wider than a line of prose: side by side where there is room. */
function Cards({ cards }: { cards: Extract<Block, { cards: unknown }>["cards"] }) {
  return (
    <ul
      className={`my-4 grid w-full gap-x-10 gap-y-7 font-sans sm:w-[min(1184px,calc(100vw-100px))] sm:grid-cols-2 ${
        cards.length % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4"
      }`}
    >
      {cards.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col border-t border-ink pt-3">
          <h3 className="t-h3">{title}</h3>
          <p className="mt-1 mb-2 text-[0.9375rem] leading-normal text-ink-2">{text}</p>
          <LocalLink className="link mt-auto inline-flex min-h-6 items-center self-start text-[0.9375rem]" to={link.to}>
            {link.text}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

function Actions({ links }: { links: readonly Link[] }) {
  return (
    <p className="flex flex-wrap gap-3 font-sans">
      {links.map(({ text, to }, index) => (
        <LocalLink key={to} to={to} className={buttonClass(index === 0 ? "primary" : "secondary")}>
          {text}
        </LocalLink>
      ))}
    </p>
  );
}

function TableView({ head, rows }: { head: readonly string[]; rows: readonly (readonly Words[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="table font-sans">
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...others], index) => (
            <tr key={index}>
              <th scope="row">{wordsOf(first)}</th>
              {others.map((words, column) => (
                <td key={column}>{wordsOf(words)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const wordsOf = (words: Words): ReactNode =>
  typeof words === "string" ? words : words.map((inline, index) => <InlineView key={index} inline={inline} />);

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return <strong className="font-semibold">{inline.strong}</strong>;
  if ("emphasis" in inline) return <em>{inline.emphasis}</em>;
  return (
    <LocalLink className="link" to={inline.to}>
      {inline.text}
    </LocalLink>
  );
}
