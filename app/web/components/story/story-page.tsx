import { Copy, Share2 } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import type { Story, StoryCardName } from "../../../core/analysis/contracts/story/story.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { buttonClass } from "../../design/button.tsx";
import { useBehaviour } from "../../design/use-behaviour.ts";
import { localAddress, useLocalAddress } from "../../session/address.ts";
import { howToGetAccountsId } from "../analysis/quick-look/how-to-get-accounts-id.ts";
import { LocalLink } from "../site/local-link.tsx";
import { offersCopying } from "../site/offers-copying.ts";
import { movesDeck } from "./moves-deck.ts";
import { offersSharing } from "./offers-sharing.ts";
import { StoryCardView } from "./story-card.tsx";

type StoryPageProps = {
  cards: Story;
  current: StoryCardName;
  /** The result page of the company. */
  address: string;
  /** What the reader has chosen there, from "?" on; empty where nothing is. */
  search: string;
  /** Where the figures can be asked for; null of a company whose figures have no derivation. */
  tracesAt: string | null;
};

/** The address of a card. */
export const storyAddress = (address: string, card: StoryCardName, search: string): string =>
  `${address}/story/${card}${search}`;

/** An analysis told in cards: one at a time without scripts, a strip to swipe through with them. */
export function StoryPage({ cards, current, address, search, tracesAt }: StoryPageProps) {
  const t = useTranslations("story");
  const [first] = cards;
  if (first === undefined) return null;
  const { ticker, name } = first;
  return (
    <div className="wrap story" data-trace-at={tracesAt ?? undefined}>
      <header className="story-head">
        <h1 className="company-name">{t("title", { name: spokenName(name), ticker })}</h1>
        {tracesAt === null ? (
          <LocalLink className="link t-small" to={`${address}#${howToGetAccountsId}`}>
            {t("getAccounts")}
          </LocalLink>
        ) : (
          <LocalLink className="link t-small" to={`${address}${search}`}>
            {t("whole")}
          </LocalLink>
        )}
      </header>
      {/* Another card by the address is another strip: what moves it starts again from there. */}
      <Deck key={current} cards={cards} current={current} address={address} search={search} tracesAt={tracesAt} />
    </div>
  );
}

function Deck({ cards, current, address, search, tracesAt }: StoryPageProps) {
  const t = useTranslations("story");
  const language = useLocale();
  const addressOf = useLocalAddress();
  const shared = (card: StoryCardName) => localAddress(storyAddress(address, card, search), language);
  return (
    <div className="story-deck">
      <nav aria-label={t("nav")}>
        <ol className="story-tabs">
          {cards.map(({ card }) => (
            <li key={card}>
              <LocalLink
                to={storyAddress(address, card, search)}
                data-card={card}
                aria-current={card === current ? "page" : undefined}
              >
                {t(`tabs.${card}`)}
              </LocalLink>
            </li>
          ))}
        </ol>
      </nav>
      <section className="deck" aria-label={t("deck")} ref={useBehaviour<HTMLElement>(movesDeck)}>
        {cards.map((card, index) => (
          <StoryCardView
            key={card.card}
            card={card}
            place={{ index, count: cards.length }}
            isCurrent={card.card === current}
            before={cards[index - 1]?.card ?? null}
            after={cards[index + 1]?.card ?? null}
            addresses={{
              own: addressOf(storyAddress(address, card.card, search)),
              shared: shared(card.card),
              of: (other) => storyAddress(address, other, search),
              page: { address, search },
            }}
            isTraced={tracesAt !== null}
          />
        ))}
      </section>
      <p className="story-share no-print">
        <button
          type="button"
          hidden
          className={buttonClass("primary", "small")}
          data-copy={shared(current)}
          ref={useBehaviour(offersSharing)}
          data-share=""
        >
          <Share2 size={16} strokeWidth={1.6} aria-hidden="true" />
          {t("share")}
        </button>
        <button
          type="button"
          hidden
          className={buttonClass("secondary", "small")}
          data-copy={shared(current)}
          data-copied={t("copied")}
          aria-describedby="story-copied"
          ref={useBehaviour(offersCopying)}
        >
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          {t("copy")}
        </button>
        <span role="status" id="story-copied" className="t-small text-ink-2" />
      </p>
    </div>
  );
}
