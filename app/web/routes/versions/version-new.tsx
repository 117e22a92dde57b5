import { randomUUID } from "node:crypto";
import { Form, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { analysisEntries, withoutTheUsual } from "../../../core/analysis/contracts/analysis-address.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { longestVersionNote } from "../../../features/versions/contracts/version-limits.ts";
import { readVersionQuestion } from "../../../features/versions/use-cases/read-version-question.ts";
import { fieldsOf, onward, personIn, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { addressOfVersion } from "../../components/versions/version-words.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { FieldError, TextAreaField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress, useLocalAddress } from "../../session/address.ts";
import { questionIn } from "../../versions/question-in.ts";
import type { Route } from "./+types/version-new";

const queryIn = ({ product }: RequestContext, { ticker, question }: ReturnType<typeof questionIn>) =>
  readVersionQuestion(ticker, question, product.tickerMeant);

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  personIn(asked, url);
  const question = questionIn(url.search);
  if (question.ticker === "") throw redirect(localAddress("/versions", url.searchParams.get("lang")));
  return orFailurePage(asked, async () => {
    const { ticker, ...query } = queryIn(asked, question);
    const chosen = searchText(analysisEntries(withoutTheUsual(query)));
    return {
      ...question,
      ticker,
      address: `/analysis/${encodeURIComponent(ticker)}${chosen}`,
      clientKey: randomUUID(),
    };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const clientKey = field("clientKey");
  try {
    const query = queryIn(asked, { ticker: field("ticker"), question: field("question") });
    const saved = await asked.product.versions.save(
      { account, address: asked.address },
      { query, note: field("note"), clientKey: isUuid(clientKey) ? clientKey : randomUUID() },
    );
    return onward(addressOfVersion(saved), { notice: "versionSaved", isSecure: asked.isSecure, url });
  } catch (error) {
    return refusedForm(error, asked, { typed: { note: field("note") } });
  }
}

export default function VersionNewRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <VersionNew {...props} />
    </VersionTexts>
  );
}

function VersionNew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("versions");
  const textOf = useFailureText();
  const local = useLocalAddress();
  useRefusalToast(actionData ?? null);
  const { ticker, question, address, clientKey } = loaderData;
  const refused = actionData ?? null;
  const isOfNote = refused?.code === "messageTooLong";
  return (
    <PersonPage title={t("saveTitle", { ticker })} lead={t("saveLead")} width="max-w-[720px]">
      <Form
        method="post"
        action={local(`/versions/new?${new URLSearchParams({ ticker })}${question === "" ? "" : `&${question}`}`)}
        reloadDocument
        className="mt-8 grid gap-5"
      >
        {refused !== null && !isOfNote && <FieldError>{textOf(refused)}</FieldError>}
        <input type="hidden" name="ticker" value={ticker} />
        <input type="hidden" name="question" value={question} />
        <input type="hidden" name="clientKey" value={clientKey} />
        <TextAreaField
          label={t("note")}
          name="note"
          rows={5}
          defaultValue={refused?.typed.note ?? ""}
          hint={t("noteHint", { maximum: longestVersionNote })}
          error={refused !== null && isOfNote ? textOf(refused) : undefined}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" type="submit">
            {t("save")}
          </Button>
          <LocalLink className="link" to={address}>
            {t("back")}
          </LocalLink>
        </div>
      </Form>
    </PersonPage>
  );
}
