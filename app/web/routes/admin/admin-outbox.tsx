import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import { fieldsOf, onward, toProof } from "../../accounts/account-form.ts";
import { mustAskPassword, proofIn, refusedProof, waitingForProof } from "../../accounts/proven-change.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { ProofForm } from "../../components/methodology/proof-form.tsx";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-outbox";

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, async () => {
    const page = pageBefore(url.searchParams.get("before"));
    const { entries, next } = await product.accounts.readOutbox(viewer.person?.account ?? null, page);
    return { mails: entries, next, sendsMail: product.sendsMail };
  });
}

/** Confirms a sign-up on an installation that sends no mail. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const reader = viewer.person?.account ?? null;
  const [email, password] = [field("email"), field("password")];
  try {
    await product.accounts.readOutbox(reader);
    if (product.sendsMail || email === "") throw new Failure("notFound");
    if (await mustAskPassword(asked, password)) return waitingForProof({ email });
    await product.accounts.vouchFor(reader, { email, ...proofIn(asked, password) });
  } catch (error) {
    return toProof(error, asked, { url, to: "/admin/outbox" }) ?? refusedProof(error, asked, { email });
  }
  return onward("/admin/outbox", { notice: "confirmed", isSecure, url });
}

export default function AdminOutboxRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminOutbox {...props} />
    </AccountTexts>
  );
}

function AdminOutbox({ loaderData: { mails, next, sendsMail }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account.outbox");
  const proof = useTranslations("admin.proof");
  if (actionData !== undefined) {
    const what = proof("confirm", { email: actionData.fields.email ?? "" });
    return (
      <div className="wrap max-w-[980px] page-top">
        <AdminHead title={t("title")} />
        <ProofForm action="/admin/outbox" what={what} {...actionData} />
      </div>
    );
  }
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3">{t("lead")}</p>
      {!sendsMail && <p className="mt-3 max-w-[66ch]">{t("noServer")}</p>}
      {mails.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <>
          <ul className="mt-8 grid">
            {mails.map((mail) => (
              <KeptMail key={mail.id} mail={mail} sendsMail={sendsMail} />
            ))}
          </ul>
          <OlderEntries page="/admin/outbox" next={next} text={t("older")} />
        </>
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
  const momentOf = useMoments();
  const { recipient, subject, text, queuedAt, attempts, failure, isCut, isConfirmation } = mail;
  const address = useLocalAddress();
  return (
    <li className="border-t border-line py-3">
      <p>
        <strong className="font-semibold">{subject}</strong>
      </p>
      <p className="hint break-words">
        {t("recipient")}: {recipient} · {t("queued")}: {momentOf(queuedAt)} · {t("state")}:{" "}
        {t("states", { state: stateOf(mail, sendsMail) })} ({t("attempts", { count: attempts })})
      </p>
      {failure !== null && <p className="error break-words">{failure}</p>}
      {text !== null && (
        <details className="disclosure mt-2">
          <summary>{t("show")}</summary>
          <pre className="mt-2 whitespace-pre-wrap break-words text-sm">{text}</pre>
          {isCut && <p className="hint mt-2">{t("cut")}</p>}
        </details>
      )}
      {isConfirmation && isCut && !sendsMail && (
        <Form method="post" action={address("/admin/outbox")} reloadDocument className="mt-3">
          <input type="hidden" name="email" value={recipient} />
          <Button type="submit" aria-label={t("vouchOf", { email: recipient })}>
            {t("vouch")}
          </Button>
        </Form>
      )}
    </li>
  );
}
