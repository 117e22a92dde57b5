import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mostCorrectedFigures, ownFigureRange } from "../../../core/fundamentals/contracts/own-figures.ts";
import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { Failure } from "../../../failure.ts";
import {
  type ReportedFigure,
  reportedFigureEntries,
} from "../../../features/wrong-numbers/contracts/reported-figure.ts";
import {
  reportedFigureIn,
  wrongNumberProblemsOf,
} from "../../../features/wrong-numbers/use-cases/wrong-number-rules.ts";
import { fieldsOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { type Refusal, useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { OwnFigureForm } from "../../components/own-figures/own-figure-form.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { ReportedNumber } from "../../components/wrong-numbers/reported-number.tsx";
import { WrongNumberForm } from "../../components/wrong-numbers/wrong-number-form.tsx";
import { WrongNumberTexts } from "../../components/wrong-numbers/wrong-number-texts.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { useLocalAddress } from "../../session/address.ts";
import {
  canBeOwn,
  type OwnFigureProblem,
  type OwnFigureTyped,
  ownFigureTyped,
} from "../../wrong-numbers/own-figure-typed.ts";
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
  const figure = reportedAt(url);
  const field = await fieldsOf(request);
  const typed = {
    ...{ expected: field("expected"), evidence: field("evidence") },
    ...{ comment: field("comment"), email: field("email") },
  };
  const own = field("intent") === "own" ? { text: field("own"), typed: ownTypedIn(figure, field("own"), asked) } : null;
  try {
    if (figure === null) throw new Failure("fieldRequired", { param: "figure" });
    const { address, problem } = own?.typed ?? { address: figure.page, problem: null };
    if (problem !== null) throw failuresOfOwn[problem]();
    const isReported = own === null || field("alsoReport") !== "";
    if (isReported) await report(asked, field, { ...typed, ...(own && { expected: own.text }), figure });
    const notice = isReported ? "wrongNumberSent" : "ownFigureUsed";
    return onward(address, { notice, isSecure: asked.isSecure, url });
  } catch (error) {
    const { data: refused, init } = refusedForm(error, asked, { typed });
    const problems = own === null ? wrongNumberProblemsOf(typed) : {};
    const refusedOwn = own && { text: own.text, problem: own.typed?.problem ?? null };
    return data({ ...refused, typed, problems, own: refusedOwn }, init ?? undefined);
  }
}

const ownTypedIn = (figure: ReportedFigure | null, text: string, { viewer }: RequestContext): OwnFigureTyped | null =>
  figure && ownFigureTyped(figure, text, viewer.language);

type Sent = { figure: ReportedFigure; expected: string; evidence: string; comment: string; email: string };

async function report({ product, address, viewer }: RequestContext, field: (name: string) => string, sent: Sent) {
  const clientKey = isUuid(field("clientKey")) ? field("clientKey") : randomUUID();
  const sender = { address, account: viewer.person?.account ?? null, language: viewer.language };
  await product.wrongNumbers.report(sender, { ...sent, website: field("website"), clientKey });
}

const failuresOfOwn: Record<OwnFigureProblem, () => Failure> = {
  notNumber: () => new Failure("numberFormat", { param: "figures", kind: "number" }),
  outOfRange: () => new Failure("outOfRange", { param: "figures", ...ownFigureRange }),
  tooMany: () => new Failure("figuresTooMany", { maximum: mostCorrectedFigures }),
};

export default function ReportRoute(props: Route.ComponentProps) {
  return (
    <WrongNumberTexts>
      <Report {...props} />
    </WrongNumberTexts>
  );
}

function Report({ loaderData: { reported, email, isSignedIn, clientKey }, actionData }: Route.ComponentProps) {
  const t = useTranslations("wrongNumbers.form");
  const tOwn = useTranslations("trace.useOwn");
  const address = useLocalAddress();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const failed = useFailedText(refused);
  if (reported === null) return <NoNumber />;
  const formAddress = address(`/report${searchText(reportedFigureEntries(reported))}`);
  return (
    <div className="wrap page-top">
      <PageHead title={t("title")} description={t("lead")} isUnlisted />
      <h1 className="t-h1">{t("title")}</h1>
      <p className="t-lead mt-3 max-w-[60ch]">{t("lead")}</p>
      <div className="mt-8 grid grid-cols-1 gap-11 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="lg:order-2">
          <ReportedNumber reported={reported} />
        </div>
        <div>
          {canBeOwn(reported) && (
            <section className="mb-11" id="own" aria-labelledby="own-title">
              <h2 className="t-h2" id="own-title">
                {tOwn("title")}
              </h2>
              <p className="t-small mt-2 mb-4 max-w-[60ch] text-ink-2">{tOwn("lead")}</p>
              <OwnFigureForm
                reported={reported}
                action={formAddress}
                typed={refused?.own?.text ?? ""}
                problem={refused?.own?.problem ?? null}
              />
            </section>
          )}
          <WrongNumberForm
            action={formAddress}
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
    <div className="wrap page-top">
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
