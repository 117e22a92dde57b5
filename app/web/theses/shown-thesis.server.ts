import { thesisFigureNames } from "../../features/theses/contracts/thesis.ts";
import { watchedFigureNames } from "../../features/theses/contracts/thesis-limit.ts";
import { translatorFor } from "../../messages/index.ts";
import type { Language } from "../../messages/languages.ts";
import type { Product } from "../../wiring/product.ts";
import { thesisBlocks } from "./thesis-text.server.ts";

type ToldThesis = Awaited<ReturnType<Product["theses"]["of"]>>;

/** What the page of a thesis shows, written or not. */
export async function shownThesis(
  { thesis, subject, figures, currency, silence, failure }: ToldThesis,
  language: Language,
) {
  const t = await translatorFor(language);
  const written = { figures, currency: currency ?? subject.currency, language, t };
  const { ticker, name } = subject;
  return {
    subject: { ticker, name, currency: subject.currency },
    thesis,
    shown: thesis && {
      thesis: thesisBlocks(thesis.thesis, written),
      disproof: thesisBlocks(thesis.disproof, written),
      price: figures.find((each) => each.name === "price") ?? null,
      silence,
      currency: subject.currency,
    },
    isUnread: failure !== null,
    names: thesisFigureNames,
    watched: watchedFigureNames.map((name) => ({ name, label: t(`quantities.${name}`) })),
  };
}
