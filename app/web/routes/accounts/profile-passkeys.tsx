import { useTranslations } from "use-intl";
import { longestKeyName } from "../../../features/accounts/contracts/account-limits.ts";
import { fieldsOf, onward, personIn, refusedForm, toProof } from "../../accounts/account-form.ts";
import { postedPasskey } from "../../accounts/posted-passkey.ts";
import { useClock } from "../../analysis/formats.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PasskeyForm } from "../../components/accounts/passkeys/passkey-form.tsx";
import { ProfileSubpage } from "../../components/accounts/profile/profile-subpage.tsx";
import { Section } from "../../components/accounts/profile/section.tsx";
import { RowButton } from "../../components/accounts/profile/sessions.tsx";
import { appContext } from "../../context.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { TextField } from "../../design/field.tsx";
import type { Route } from "./+types/profile-passkeys";

const here = "/profile/passkeys";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return { passkeys: await asked.product.accounts.passkeysOf(account) };
}

/** Each form of the page says which one it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const { accounts } = asked.product;
  const field = await fieldsOf(request);
  const [form, id, name] = [field("form"), field("id"), field("name")];
  const done = (notice: "passkeyAdded" | "passkeyRemoved" | "passkeyRenamed") =>
    onward(here, { notice, isSecure: asked.isSecure, url });
  try {
    if (form === "remove") {
      await accounts.removePasskey(person, id);
      return done("passkeyRemoved");
    }
    if (form === "rename") {
      await accounts.renamePasskey(person.account, { id, name });
      return done("passkeyRenamed");
    }
    await accounts.addPasskey(person, { name, response: postedPasskey(field) });
    return done("passkeyAdded");
  } catch (error) {
    return toProof(error, asked, { url, to: here }) ?? refusedForm(error, asked, { form, typed: { id, name } });
  }
}

export default function ProfilePasskeysRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <ProfilePasskeys {...props} />
    </AccountTexts>
  );
}

function ProfilePasskeys({ loaderData: { passkeys }, actionData }: Route.ComponentProps) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const problemOf = (form: string, id = "") =>
    refused?.form === form && refused.typed.id === id ? textOf(refused) : undefined;
  return (
    <ProfileSubpage title={t("passkeys.title")} lead={t("passkeys.lead")}>
      <p className="mt-8">{t("passkeys.count", { count: passkeys.length })}</p>
      <ul className="mt-4 mb-11 grid">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} problem={problemOf("rename", passkey.id)} />
        ))}
      </ul>
      <Section title={t("passkeys.addTitle")}>
        <PasskeyForm
          action={here}
          name="add"
          options="/api/v1/me/passkeys/options"
          submit={t("passkeys.add")}
          variant="primary"
          proof={`/profile/prove?return=${encodeURIComponent(here)}`}
          fallback={<p className="hint">{t("passkeys.notHere")}</p>}
        >
          <TextField
            label={t("passkeys.name")}
            name="name"
            required
            maxLength={longestKeyName}
            hint={t("passkeys.nameHint")}
            defaultValue={refused?.form === "add" ? refused.typed.name : undefined}
            error={problemOf("add")}
          />
        </PasskeyForm>
      </Section>
    </ProfileSubpage>
  );
}

type RowProps = {
  passkey: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };
  problem: string | undefined;
};

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, problem }: RowProps) {
  const t = useTranslations("account.passkeys");
  const format = useClock();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "medium" });
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <strong className="font-semibold break-words">{name}</strong>
          <p className="hint">
            {t("created")}: {day(createdAt)} · {t("lastUsed")}: {lastUsedAt === null ? t("never") : day(lastUsedAt)}
          </p>
        </div>
        <AskedFirst label={t("remove")} description={t("removeNamed", { name })} lead={t("removeLead")}>
          <RowButton action={here} form="remove" id={id} label={t("remove")} description={t("removeNamed", { name })} />
        </AskedFirst>
      </div>
      <details className="disclosure mt-2" open={problem !== undefined}>
        <summary>{t("rename", { name })}</summary>
        <div className="mt-4">
          <AccountForm action={here} name="rename" submit={t("save")} variant="secondary">
            <input type="hidden" name="id" value={id} />
            <TextField
              label={t("name")}
              name="name"
              required
              maxLength={longestKeyName}
              defaultValue={name}
              error={problem}
            />
          </AccountForm>
        </div>
      </details>
    </li>
  );
}
