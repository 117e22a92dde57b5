import { offersCopying } from "../components/site/offers-copying.ts";
import { opensLinkedQuestion } from "../components/site/opens-linked-question.ts";
import { switchesLanguage } from "../components/site/switches-language.ts";
import { switchesTheme } from "../components/site/switches-theme.ts";
import { movesDeck } from "../components/story/moves-deck.ts";
import { offersSharing } from "../components/story/offers-sharing.ts";
import { closesElsewhere } from "../design/closes-elsewhere.ts";
import { restoreStoredPreferences } from "../session/browser-preferences.ts";

/*
 * All the script of a page that is only read: the header's menus, theme and language, a link to copy, a question to open.
 * The same functions stand behind the components of the other pages.
 */
restoreStoredPreferences();

const each = <Wanted extends Element>(
  selector: string,
  kind: new () => Wanted,
  behave: (element: Wanted) => unknown,
) => {
  for (const element of document.querySelectorAll(selector)) if (element instanceof kind) behave(element);
};

each("details.menu", HTMLDetailsElement, closesElsewhere);
each("form.theme-toggle", HTMLFormElement, switchesTheme);
each("form[data-languages]", HTMLFormElement, switchesLanguage);
each("[data-copy]:not([data-share])", HTMLButtonElement, offersCopying);
each("[data-share]", HTMLButtonElement, offersSharing);
each(".deck", HTMLElement, movesDeck);
opensLinkedQuestion();
addEventListener("hashchange", opensLinkedQuestion);
