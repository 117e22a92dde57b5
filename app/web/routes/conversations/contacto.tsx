import { useTranslations } from "use-intl";
import type { OpeningHours } from "../../../config/opening-hours.ts";
import { Failure } from "../../../failure.ts";
import { chatCookieIn } from "../../../http/cookies.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { LiveChat } from "../../components/conversations/live-chat.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { SocialLinks } from "../../components/site/social-links.tsx";
import { TextBlocks } from "../../components/site/text-blocks.tsx";
import { readPage } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/contacto";

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const page = await readPage("contacto", viewer.language);
  if (page === null) throw failurePage(new Failure("notFound"), asked);
  const { chatHours, supportHours, isChatOpen } = product.openingHours();
  const secret = chatCookieIn(request.headers.get("cookie"));
  // The contact details must not wait for the database, nor fail with it.
  const chat = secret === null ? null : await product.conversations.chat(secret).catch(() => null);
  return {
    page,
    contactEmail: product.contactEmail,
    socialLinks: product.socialLinks,
    isChatOpen,
    isKnown: viewer.person !== null,
    chat: chat && { email: chat.conversation.email, lines: chat.lines },
    chatHours: inWords(chatHours, viewer.language),
    supportHours: inWords(supportHours, viewer.language),
  };
}

/** 2024-01-01 was a Monday. */
const dayOf = { mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6, sun: 7 } as const;
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Names of days and of the clock; the server's, so that every browser says the same. */
function inWords({ spans, timeZone }: OpeningHours, language: string) {
  const nameOf = (day: keyof typeof dayOf) =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, dayOf[day]));
  const closed = weekdays.filter(
    (day) => !spans.some(({ first, last }) => dayOf[first] <= dayOf[day] && dayOf[day] <= dayOf[last]),
  );
  const clock = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" });
  return {
    spans: spans.map(({ first, last, from, to }) => ({
      first: nameOf(first),
      last: first === last ? null : nameOf(last),
      from: from.replace(/^0/, ""),
      to: to.replace(/^0/, ""),
    })),
    /** "sábado y domingo": the closed days. */
    closed: closed.length === 0 ? null : new Intl.ListFormat(language).format(closed.map(nameOf)),
    clock: clock.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone,
  };
}
type HoursInWords = ReturnType<typeof inWords>;

export default function ContactoRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Contacto {...props} />
    </AccountTexts>
  );
}

function Contacto({ loaderData }: Route.ComponentProps) {
  const { page, contactEmail, socialLinks, isChatOpen, isKnown, chat, chatHours, supportHours } = loaderData;
  const t = useTranslations("contact.ways");
  return (
    <div className="wrap page-top">
      <PageHead title={page.title} description={page.description} />
      <h1 className="t-h1">{page.title}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{page.description}</p>
      <div className="mt-8 grid gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section className="border-t border-ink pt-4" aria-labelledby="chat">
          <h2 className="t-h2" id="chat">
            {t("chat")}
          </h2>
          <Hours hours={chatHours} />
          <p className="mt-2 max-w-[60ch]">{isChatOpen ? t("chatOpen") : t("chatClosed")}</p>
          <LiveChat chat={chat} isAddressNeeded={!isChatOpen && !isKnown} isKnown={isKnown} />
        </section>
        <div className="grid content-start gap-8">
          <Ways contactEmail={contactEmail} socialLinks={socialLinks} />
          <section className="border-t border-ink pt-4">
            <h2 className="t-h2">{t("hours")}</h2>
            <Hours hours={supportHours} />
          </section>
        </div>
      </div>
      <div className="mt-11">
        <TextBlocks blocks={page.blocks.filter((block) => !("contact" in block))} contactEmail={contactEmail} />
      </div>
    </div>
  );
}

function Hours({ hours: { spans, closed, clock } }: { hours: HoursInWords }) {
  const t = useTranslations("contact.ways");
  if (spans.length === 0) return <p className="mt-2">{t("never")}</p>;
  return (
    <>
      <ul className="mt-2">
        {spans.map(({ first, last, from, to }) => (
          <li key={first} className="first-letter:uppercase">
            {last === null ? first : t("days", { first, last })}: {from}–{to}
          </li>
        ))}
        {closed !== null && <li className="first-letter:uppercase">{t("closed", { days: closed })}</li>}
      </ul>
      <p className="hint first-letter:uppercase">{t("clock", { clock })}</p>
    </>
  );
}

type WaysProps = { contactEmail: string | null; socialLinks: readonly string[] };

function Ways({ contactEmail, socialLinks }: WaysProps) {
  const t = useTranslations("contact.ways");
  const links = [
    ["/contact", t("form")],
    ["/faq", t("faq")],
    ["/blog", t("blog")],
    ["/features/", t("features")],
  ] as const;
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="t-h2">{t("others")}</h2>
      {contactEmail !== null && (
        <p className="mt-2 break-words">
          {t("email")}:{" "}
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          . {t("business")}
        </p>
      )}
      <ul className="mt-2 grid gap-1">
        {links.map(([to, text]) => (
          <li key={to}>
            <LocalLink className="link" to={to}>
              {text}
            </LocalLink>
          </li>
        ))}
        <SocialLinks addresses={socialLinks} className="link" />
      </ul>
    </section>
  );
}
