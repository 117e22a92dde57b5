import { randomUUID } from "node:crypto";
import { useTranslations } from "use-intl";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { Failure } from "../../../failure.ts";
import type { WrongNumber } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import { wrongNumberStates } from "../../../features/wrong-numbers/contracts/wrong-number-states.ts";
import { fieldsOf, onward, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AccountForm, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { ReportedNumber, useReportedWords } from "../../components/wrong-numbers/reported-number.tsx";
import { WrongNumberTexts } from "../../components/wrong-numbers/wrong-number-texts.tsx";
import { appContext } from "../../context.ts";
import { SelectField, TextAreaField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-number";

/** For admins; to anybody else there is nothing here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  return orFailurePage(asked, async () => {
    const read = await product.wrongNumbers.read(viewer.person?.account ?? null, params.id);
    return { ...read, clientKey: randomUUID() };
  });
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const text = field("text");
  const state = wrongNumberStates.find((each) => each === field("state"));
  const clientKey = isUuid(field("clientKey")) ? field("clientKey") : randomUUID();
  try {
    if (state === undefined) throw new Failure("notFound");
    const change = { id, state, text, clientKey };
    const { isMailed } = await product.wrongNumbers.settle(viewer.person?.account ?? null, change);
    const notice = isMailed ? "wrongNumberAnswered" : "wrongNumberSettled";
    return onward(`/admin/numbers/${id}`, { notice, isSecure, url });
  } catch (error) {
    return refusedFormOrPage(error, asked, { typed: { text, state: field("state") } });
  }
}

export default function AdminNumberRoute(props: Route.ComponentProps) {
  return (
    <WrongNumberTexts>
      <AdminNumber {...props} />
    </WrongNumberTexts>
  );
}

function AdminNumber({ loaderData: { report, answers, clientKey }, actionData }: Route.ComponentProps) {
  const t = useTranslations("wrongNumbers.admin");
  const stateText = useTranslations("wrongNumbers");
  const momentOf = useMoments();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const textOf = useFailureText();
  const words = useReportedWords()(report);
  const { id, ticker, state, email, language, reportedAt } = report;
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={`${ticker} · ${words.figure}`} />
      <p className="hint break-words">
        {stateText("states", { state })} · {t("from")}: {email ?? t("noAddress")} · {momentOf(reportedAt)}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-11 md:grid-cols-2">
        <ReportedNumber reported={report} />
        <Remark report={report} />
      </div>
      <Answers key={answers.length} answers={answers} />
      <div className="mt-8">
        <AccountForm action={`/admin/numbers/${id}`} submit={t("save")}>
          <input type="hidden" name="clientKey" value={clientKey} />
          <SelectField label={t("state")} name="state" defaultValue={refused?.typed.state ?? state}>
            {wrongNumberStates.map((each) => (
              <option key={each} value={each}>
                {stateText("states", { state: each })}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={t("answer")}
            name="text"
            rows={6}
            defaultValue={refused?.typed.text}
            error={refused && textOf(refused)}
            hint={email === null ? t("answerHintNone") : t("answerHint", { email, language })}
          />
        </AccountForm>
      </div>
    </div>
  );
}

/** What the reader says of the number. */
function Remark({ report: { expected, evidence, comment } }: { report: WrongNumber }) {
  const t = useTranslations("wrongNumbers.admin");
  return (
    <section className="border-t border-ink pt-4" aria-labelledby="remark">
      <h2 className="t-h2" id="remark">
        {t("said")}
      </h2>
      <dl className="mt-3 grid grid-cols-1 gap-3 break-words [overflow-wrap:anywhere]">
        {expected !== null && (
          <div>
            <dt className="text-ink-2">{t("expected")}</dt>
            <dd className="num">{expected}</dd>
          </div>
        )}
        {evidence !== null && (
          <div>
            <dt className="text-ink-2">{t("evidence")}</dt>
            <dd>
              <a className="link" href={evidence} rel="noopener noreferrer nofollow ugc" target="_blank">
                {evidence}
              </a>
            </dd>
          </div>
        )}
        {comment !== null && (
          <div>
            <dt className="text-ink-2">{t("comment")}</dt>
            <dd className="whitespace-pre-wrap">{comment}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Answers({ answers }: Pick<Route.ComponentProps["loaderData"], "answers">) {
  const t = useTranslations("wrongNumbers.admin");
  const stateText = useTranslations("wrongNumbers");
  const momentOf = useMoments();
  if (answers.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="answers">
      <h2 className="t-h2" id="answers">
        {t("answers")}
      </h2>
      <ol className="mt-3 grid">
        {answers.map(({ number, text, state, at }) => (
          <li key={number} className="border-t border-line py-3">
            <p className="hint">
              {stateText("states", { state })} · {momentOf(at)}
            </p>
            <p className="whitespace-pre-wrap break-words">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
