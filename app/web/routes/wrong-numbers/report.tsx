import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { Failure } from "../../../failure.ts";
import { reportedFigureEntries } from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import {
  reportedFigureIn,
  wrongNumberProblemsOf,
} from "../../../features/wrong-numbers/use-cases/wrong-number-rules.ts";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { type Refusal, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { ReportedNumber } from "../../components/wrong-numbers/reported-number.tsx";
import { WrongNumberForm } from "../../components/wrong-numbers/wrong-number-form.tsx";
import { WrongNumberTexts } from "../../components/wrong-numbers/wrong-number-texts.tsx";
import { appContext } from "../../context.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/report";

const reportedAt = ({ searchParams }: URL) => reportedFigureIn((name) => searchParams.get(name));

export function loader({ url, context }: Route.LoaderArgs) {
  const { viewer } = context.get(appContext);
  return {
    reported: reportedAt(url),
    email: viewer.person?.account.email ?? "",
    isSignedIn: viewer.person !== null,
    clientKey: randomUUID(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, address, viewer, isSecure } = asked;
  const figure = reportedAt(url);
  const field = await fieldsOf(request);
  const typed = {
    ...{ expected: field("expected"), evidence: field("evidence") },
    ...{ comment: field("comment"), email: field("email") },
  };
  const clientKey = isUuid(field("clientKey")) ? field("clientKey") : randomUUID();
  try {
    if (figure === null) throw new Failure("fieldRequired", { param: "figure" });
    await product.wrongNumbers.report(
      { address, account: viewer.person?.account ?? null, language: viewer.language },
      { ...typed, figure, website: field("website"), clientKey },
    );
    return onward(figure.page, { notice: "wrongNumberSent", isSecure, url });
  } catch (error) {
    const { data: refused, init } = refusedForm(error, asked, { typed });
    return data({ ...refused, typed, problems: wrongNumberProblemsOf(typed) }, init ?? undefined);
  }
}

export default function ReportRoute(props: Route.ComponentProps) {
  return (
    <WrongNumberTexts>
      <Report {...props} />
    </WrongNumberTexts>
  );
}

function Report({ loaderData: { reported, email, isSignedIn, clientKey }, actionData }: Route.ComponentProps) {
  const t = useTranslations("wrongNumbers.form");
  const address = useLocalAddress();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const failed = useFailedText(refused);
  if (reported === null) return <NoNumber />;
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("title")} description={t("lead")} isUnlisted />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <div className="mt-8 grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="lg:order-2">
          <ReportedNumber reported={reported} />
        </div>
        <div>
          <WrongNumberForm
            action={address(`/report${searchText(reportedFigureEntries(reported))}`)}
            typed={refused?.typed ?? { expected: "", evidence: "", comment: "", email }}
            problems={refused?.problems ?? {}}
            failed={failed}
            clientKey={clientKey}
            isSignedIn={isSignedIn}
          />
          <p className="hint mt-6">
            {t.rich("privacy", {
              privacy: (text) => (
                <LocalLink className="link" to="/privacy">
                  {text}
                </LocalLink>
              ),
            })}
          </p>
        </div>
      </div>
    </div>
  );
}

/** What kept the form from being sent when no field is to blame: too many at once is said as such, the rest is our fault. */
function useFailedText(refused: (Refusal & { problems: object }) | null): string | null {
  const failed = useTranslations("wrongNumbers.form")("failed");
  const textOf = useFailureText();
  if (refused === null || Object.keys(refused.problems).length > 0) return null;
  return refused.code === "rateLimited" ? textOf(refused) : failed;
}

function NoNumber() {
  const t = useTranslations("wrongNumbers.form");
  return (
    <div className="wrap pt-[clamp(32px,5vw,64px)]">
      <PageHead title={t("title")} description={t("lead")} isUnlisted />
      <h1 className="t-h1">{t("noNumber")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">
        {t.rich("noNumberLead", {
          contact: (text) => (
            <LocalLink className="link" to="/contact">
              {text}
            </LocalLink>
          ),
        })}
      </p>
    </div>
  );
}
