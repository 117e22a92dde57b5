import type { ReactNode } from "react";
import type {
  Block,
  CalculatorName,
  DrawingName,
  Inline,
  Link,
  ListItem,
  Screenshot,
  Words,
} from "../../../../content/text.ts";
import { buttonClass } from "../../design/button.tsx";
import { DataTable, textColumn } from "../../design/data-table.tsx";
import { LocalLink } from "./local-link.tsx";

type TextBlocksProps = {
  blocks: readonly Block[];
  /** Who runs this installation, where a text names them. */
  operatorName?: string | null;
  contactEmail: string | null;
  /** The reader's answer to the service that counts, where a text may hold it. */
  analyticsAnswer?: ReactNode;
  /** How a calculator looks, where a text may hold one. */
  calculator?: (name: CalculatorName) => ReactNode;
  /** The same of a drawing. */
  drawing?: (name: DrawingName) => ReactNode;
  /** The same of a picture of the product. */
  screenshot?: (screenshot: Screenshot) => ReactNode;
  /** The same of a video. */
  video?: (video: Extract<Block, { video: unknown }>["video"]) => ReactNode;
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

function BlockView({ block, ...rest }: BlockViewProps) {
  if ("heading" in block) {
    return (
      <h2 className="t-h2 mt-5 scroll-mt-8" id={block.id}>
        {block.heading}
      </h2>
    );
  }
  if ("subheading" in block) {
    return (
      <h3 className="t-h3 mt-2 scroll-mt-8" id={block.id}>
        {block.subheading}
      </h3>
    );
  }
  if ("text" in block) return <p>{wordsOf(block.text)}</p>;
  if ("formula" in block) {
    return <p className="overflow-x-auto border-l-2 border-ink py-1 pl-4 text-[1.0625rem]">{block.formula}</p>;
  }
  if ("code" in block) {
    return (
      <pre className="rounded-card border border-line p-4 font-mono text-[0.875rem] break-words whitespace-pre-wrap">
        <code>{block.code}</code>
      </pre>
    );
  }
  if ("quote" in block) {
    return (
      <blockquote className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-line pl-4 text-ink-2">
        {block.quote.map((each, index) => (
          <BlockView key={index} block={each} {...rest} />
        ))}
      </blockquote>
    );
  }
  if ("list" in block) return <ListView {...block} {...rest} />;
  if ("table" in block) return <TableView {...block.table} />;
  if ("cards" in block) return <Cards cards={block.cards} />;
  if ("actions" in block) return <Actions links={block.actions} />;
  if ("calculator" in block) return rest.calculator?.(block.calculator);
  if ("drawing" in block) return rest.drawing?.(block.drawing);
  if ("screenshot" in block) return rest.screenshot?.(block.screenshot);
  if ("video" in block) return rest.video?.(block.video);
  if ("image" in block) return <ImageView {...block.image} />;
  return <InstallationView block={block} {...rest} />;
}

type InstallationBlock = Extract<
  Block,
  Record<"operator", unknown> | Record<"analytics", unknown> | { analyticsAnswer: true } | Record<"contact", unknown>
>;

/** The facts of a text that depend on the operator and the settings. */
function InstallationView({
  block,
  operatorName,
  contactEmail,
  analyticsAnswer,
}: Omit<BlockViewProps, "block"> & { block: InstallationBlock }) {
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

function ListView({ list, start, ...rest }: Extract<Block, { list: unknown }> & Omit<BlockViewProps, "block">) {
  const items = list.map((item, index) => <li key={index}>{itemView(item, rest)}</li>);
  const form = "grid grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-ink-3";
  if (start === undefined) return <ul className={`list-disc ${form}`}>{items}</ul>;
  return (
    <ol className={`list-decimal ${form}`} start={start}>
      {items}
    </ol>
  );
}

function itemView(item: ListItem, rest: Omit<BlockViewProps, "block">): ReactNode {
  if (typeof item !== "object" || !("words" in item)) return wordsOf(item);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p>{wordsOf(item.words)}</p>
      {item.inside.map((block, index) => (
        <BlockView key={index} block={block} {...rest} />
      ))}
    </div>
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
      <DataTable className="table font-sans" columns={head.map(textColumn)}>
        {rows.map(([first = "", ...others], index) => (
          <tr key={index}>
            <th scope="row">{wordsOf(first)}</th>
            {others.map((words, column) => (
              <td key={column}>{wordsOf(words)}</td>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

const wordsOf = (words: Words): ReactNode =>
  typeof words === "string" ? words : words.map((inline, index) => <InlineView key={index} inline={inline} />);

function InlineView({ inline }: { inline: Inline }) {
  if (typeof inline === "string") return inline;
  if ("strong" in inline) return <strong className="font-semibold">{wordsOf(inline.strong)}</strong>;
  if ("emphasis" in inline) return <em>{wordsOf(inline.emphasis)}</em>;
  if ("struck" in inline) return <s>{wordsOf(inline.struck)}</s>;
  if ("code" in inline) return <code className="font-mono text-[0.9em]">{inline.code}</code>;
  return (
    <LocalLink className="link" to={inline.to}>
      {inline.text}
    </LocalLink>
  );
}
