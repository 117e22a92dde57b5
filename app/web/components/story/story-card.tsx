import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { storyShapesOf } from "../../../charts/story-shapes.ts";
import type { StoryCard, StoryCardName } from "../../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../../../messages/company-name.ts";
import type { StorySaid } from "../../../messages/story/story-text.ts";
import { storyText } from "../../../messages/story/story-texts.ts";
import { useFormats } from "../../analysis/formats.ts";
import { LocalLink } from "../site/local-link.tsx";
import { StoryDrawing } from "./story-drawing.tsx";
import { StorySignal } from "./story-signal.tsx";
import { traceAddress } from "./trace-address.ts";

type StoryCardViewProps = {
  card: StoryCard;
  place: { index: number; count: number };
  isCurrent: boolean;
  before: StoryCardName | null;
  after: StoryCardName | null;
  addresses: {
    /** Of the card, as links of this page write it, and as it is sent to others. */
    own: string;
    shared: string;
    of: (card: StoryCardName) => string;
    page: { address: string; search: string };
  };
  /** Whether its figures can be derived. */
  isTraced: boolean;
};

/** A card: what it says, what it draws, its figures, and where they come from. */
export function StoryCardView(props: StoryCardViewProps) {
  const { card, place, isCurrent, before, after, addresses, isTraced } = props;
  const t = useTranslations();
  const formats = useFormats();
  const text = storyText(card, { t, formats });
  const shapes = storyShapesOf(card);
  const name = t(`story.names.${card.card}`);
  const title = t("site.title", {
    page: t("story.cardTitle", {
      name: spokenName(card.name),
      ticker: card.ticker,
      card: t(`story.inSentence.${card.card}`),
    }),
  });
  const at = t("story.place", { place: String(place.index + 1), count: String(place.count) });
  const whence = (traces: string, children: ReactNode) =>
    isTraced && traces !== "" ? (
      <LocalLink className="trace-quiet num" to={traceAddress(traces, addresses.page)} rel="nofollow">
        {children}
      </LocalLink>
    ) : (
      <span className="num">{children}</span>
    );
  const first = [text.headline, text.note].find((said) => said !== null && said.traces !== "") ?? null;
  return (
    <article
      className="story-card"
      data-name={card.card}
      data-address={addresses.own}
      data-shared={addresses.shared}
      data-title={title}
      data-current={isCurrent ? "" : undefined}
      aria-labelledby={`story-${card.card}`}
    >
      <div className="story-top">
        <h2 id={`story-${card.card}`}>{name}</h2>
        <span className="constant">
          {card.ticker} · {at}
        </span>
      </div>
      <Said className="story-headline" said={text.headline} isTraced={isTraced} />
      <div className="story-body">
        <StoryDrawing
          shapes={shapes}
          text={text}
          card={card}
          isTraced={isTraced}
          figure={(row) => whence(row.traces, row.figure)}
        />
        {text.signal === null ? null : <StorySignal card={card} signal={text.signal} shapes={shapes} />}
      </div>
      {text.note === null ? null : <Said className="story-note" said={text.note} isTraced={isTraced} />}
      <footer>
        <p>{[text.source, text.basis].filter((part) => part !== "").join(" · ")}</p>
        {first === null || !isTraced ? null : (
          <LocalLink className="link" to={traceAddress(first.traces, addresses.page)} rel="nofollow">
            {t("story.whence")}
          </LocalLink>
        )}
      </footer>
      <div className="story-steps no-print">
        {before === null ? (
          <span />
        ) : (
          <LocalLink to={addresses.of(before)} data-card={before} rel="prev">
            <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
            {t(`story.names.${before}`)}
          </LocalLink>
        )}
        {after === null ? null : (
          <LocalLink to={addresses.of(after)} data-card={after} rel="next">
            {t(`story.names.${after}`)}
            <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />
          </LocalLink>
        )}
      </div>
    </article>
  );
}

function Said({ said, className, isTraced }: { said: StorySaid; className: string; isTraced: boolean }) {
  return (
    <p
      // What has no trace holds no figure of the company: "more than 180 days".
      className={said.traces === "" ? `constant ${className}` : className}
      data-trace={isTraced && said.traces !== "" ? said.traces : undefined}
    >
      {said.text}
    </p>
  );
}
