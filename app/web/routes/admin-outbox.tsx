import { useTranslations } from "use-intl";
import { Failure } from "../../failure.ts";
import { AccountTexts } from "../components/account-texts.tsx";
import { AdminHead } from "../components/admin-head.tsx";
import { appContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import { useClock } from "../formats.ts";
import type { Route } from "./+types/admin-outbox";

/** For admins; to anybody else there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  try {
    const mails = await product.accounts.readOutbox(viewer.person?.account ?? null);
    return { mails, sendsMail: product.sendsMail };
  } catch (error) {
    throw failurePage(Failure.from(error), asked);
  }
}

export default function AdminOutboxRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminOutbox {...props} />
    </AccountTexts>
  );
}

function AdminOutbox({ loaderData: { mails, sendsMail } }: Route.ComponentProps) {
  const t = useTranslations("account.outbox");
  return (
    <div className="wrap max-w-[980px] pt-[clamp(32px,5vw,64px)]">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3">{t("lead")}</p>
      {!sendsMail && <p className="mt-3 max-w-[66ch]">{t("noServer")}</p>}
      {mails.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <ul className="mt-8 grid">
          {mails.map((mail) => (
            <KeptMail key={mail.id} mail={mail} sendsMail={sendsMail} />
          ))}
        </ul>
      )}
    </div>
  );
}

type Mail = Route.ComponentProps["loaderData"]["mails"][number];

function stateOf({ sentAt, failure, attempts }: Mail, sendsMail: boolean): "sent" | "failed" | "waiting" | "kept" {
  if (sentAt !== null) return "sent";
  if (failure !== null && attempts > 0) return "failed";
  return sendsMail ? "waiting" : "kept";
}

function KeptMail({ mail, sendsMail }: { mail: Mail; sendsMail: boolean }) {
  const t = useTranslations("account.outbox");
  const format = useClock();
  const { recipient, subject, text, queuedAt, attempts, failure } = mail;
  return (
    <li className="border-t border-line py-3">
      <p>
        <strong className="font-semibold">{subject}</strong>
      </p>
      <p className="hint break-words">
        {t("recipient")}: {recipient} · {t("queued")}:{" "}
        {format.dateTime(queuedAt, { dateStyle: "medium", timeStyle: "short" })} · {t("state")}:{" "}
        {t("states", { state: stateOf(mail, sendsMail) })} ({t("attempts", { count: attempts })})
      </p>
      {failure !== null && <p className="error break-words">{failure}</p>}
      {text !== null && (
        <details className="disclosure mt-2">
          <summary>{t("show")}</summary>
          <pre className="mt-2 whitespace-pre-wrap break-words text-sm">{text}</pre>
        </details>
      )}
    </li>
  );
}
