import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { fieldsOf, onward, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { LiveLines } from "../../components/conversations/live-lines.tsx";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { TextAreaField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-message";

/** For admins; to anybody else there is nothing here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, async () => {
    const read = await product.conversations.read(viewer.person?.account ?? null, params.id);
    return { ...read, clientKey: randomUUID() };
  });
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const reader = viewer.person?.account ?? null;
  const field = await fieldsOf(request);
  const text = field("text");
  const here = `/admin/messages/${id}`;
  try {
    if (field("form") === "state") {
      await product.conversations.setState(reader, { id, isClosed: field("closed") === "yes" });
      return onward(here, { notice: "messageChanged", isSecure, url });
    }
    const key = field("clientKey");
    const clientKey = isUuid(key) ? key : randomUUID();
    await product.conversations.answer(reader, { id, text, clientKey });
    return onward(here, { notice: "answerSent", isSecure, url });
  } catch (error) {
    return refusedFormOrPage(error, asked, { typed: { text } });
  }
}

export default function AdminMessageRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminMessage {...props} />
    </AccountTexts>
  );
}

function AdminMessage({ loaderData: { conversation, lines, clientKey }, actionData }: Route.ComponentProps) {
  const t = useTranslations("admin.conversation");
  const ti = useTranslations("admin.inbox");
  const momentOf = useMoments();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const textOf = useFailureText();
  const { id, subject, email, kind, state, startedAt, language } = conversation;
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={subject} />
      <p className="hint break-words">
        {ti("state", { state })} · {ti("kind", { kind })} · {ti("from")}: {email ?? ti("noAddress")} ·{" "}
        {momentOf(startedAt)}
      </p>
      <LiveLines
        key={lines.length}
        lines={lines}
        address={`/admin/messages/${id}/events`}
        reader={t("reader")}
        team={t("team")}
      />
      <div className="mt-8">
        <AccountForm action={`/admin/messages/${id}`} submit={t("send")} name="answer">
          <input type="hidden" name="clientKey" value={clientKey} />
          <TextAreaField
            label={t("answer")}
            name="text"
            rows={8}
            required
            defaultValue={refused?.typed.text}
            error={refused && textOf(refused)}
            hint={answerHint({ kind, email, language }, t)}
          />
        </AccountForm>
      </div>
      <StateForm id={id} state={state} />
    </div>
  );
}

type Told = Pick<Route.ComponentProps["loaderData"]["conversation"], "kind" | "email" | "language">;

/** Where the answer goes. */
function answerHint({ kind, email, language }: Told, t: ReturnType<typeof useTranslations<"admin.conversation">>) {
  if (kind === "form") return email === null ? undefined : t("answerHintMail", { email, language });
  return email === null ? t("answerHintLive") : t("answerHintChat", { email });
}

function StateForm({ id, state }: { id: string; state: "waiting" | "answered" | "closed" }) {
  const t = useTranslations("admin.conversation");
  const address = useLocalAddress();
  const labels = { waiting: t("close"), answered: t("closeAnswered"), closed: t("reopen") } as const;
  return (
    <Form method="post" action={address(`/admin/messages/${id}`)} reloadDocument className="mt-5">
      <input type="hidden" name="form" value="state" />
      <input type="hidden" name="closed" value={state === "closed" ? "no" : "yes"} />
      <Button variant="ghost" type="submit">
        {labels[state]}
      </Button>
    </Form>
  );
}
