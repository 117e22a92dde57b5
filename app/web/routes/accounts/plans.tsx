import { useTranslations } from "use-intl";
import { type Offer, offers } from "../../../core/usage/contracts/plan.ts";
import { Failure } from "../../../failure.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AllowanceLine } from "../../components/accounts/allowance-line.tsx";
import { OnwardElsewhere } from "../../components/accounts/onward-elsewhere.tsx";
import { AcademicForm } from "../../components/accounts/plans/academic-form.tsx";
import { ManagePayment, PaidWords } from "../../components/accounts/plans/paid-plan.tsx";
import { PlanCards, type PlanName } from "../../components/accounts/plans/plan-cards.tsx";
import { TitledPage } from "../../components/page/titled-page.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { appContext, askingOf, type RequestContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import type { Route } from "./+types/plans";

/** Public; signed-in readers also see their own plan. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const own = viewer.person && (await ownOf(asked, url));
  const { hasPlanLimits } = product;
  return { sale: await product.payments.sale(), hasPlanLimits, own, isCancelled: url.searchParams.has("cancelled") };
}

async function ownOf(asked: RequestContext, url: URL) {
  const { product } = asked;
  const { account } = personIn(asked, url);
  const checkout = url.searchParams.get("checkout");
  // Reads the checkout at once when the reader returns from payment; on failure the provider's event brings it later.
  if (checkout !== null) await product.payments.settleCheckout(account, checkout).catch(() => {});
  const [{ current, hasBills }, academic, allowance] = await Promise.all([
    product.payments.subscriptionOf(account),
    product.accounts.academicStandingOf(account),
    product.allowanceOf(askingOf(asked).caller),
  ]);
  const plan: PlanName = current?.offer ?? account.givenPlan;
  return { plan, current, hasBills, academic, allowance, isBack: checkout !== null };
}

/** Each form of the page says which one it is. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const form = field("form");
  try {
    if (form === "university") {
      await product.accounts.claimAcademicAddress(account, field("email"));
      return onward("/plans", { notice: "academicSent", isSecure, url });
    }
    if (form === "portal") return { address: await product.payments.openPortal(account, viewer.language) };
    const offer: Offer | undefined = offers.find((each) => each === form);
    if (offer === undefined) throw new Failure("notFound");
    return { address: await product.payments.startCheckout(account, { offer, language: viewer.language }) };
  } catch (error) {
    return refusedFormOrPage(error, asked, { form, typed: { email: field("email") } });
  }
}

export default function PlansRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Plans {...props} />
    </AccountTexts>
  );
}

function Plans({ loaderData: { sale, hasPlanLimits, own, isCancelled }, actionData }: Route.ComponentProps) {
  const t = useTranslations("plans");
  const site = useTranslations("site.navigation");
  const textOf = useFailureText();
  const refused = actionData && "code" in actionData ? actionData : null;
  const isAboutAddress = refused?.form === "university";
  useRefusalToast(refused);
  return (
    <TitledPage title={t("title")} description={t("description")} lead={hasPlanLimits ? t("lead") : t("unlimited")}>
      {actionData && "address" in actionData && (
        <OnwardElsewhere
          address={actionData.address}
          title={t("onward")}
          lead={t("onwardLead")}
          link={t("onwardLink")}
        />
      )}
      {refused !== null && !isAboutAddress && (
        <div className="mt-6">
          <FieldError>{textOf(refused)}</FieldError>
        </div>
      )}
      {own?.isBack && (
        <p role="status" className="mt-6 font-semibold">
          {t(own.current === null ? "notYetPaid" : "paid")}
        </p>
      )}
      {isCancelled && (
        <p role="status" className="mt-6 font-semibold">
          {t("cancelled")}
        </p>
      )}
      {hasPlanLimits && (
        <>
          <PlanCards sale={sale} own={own?.plan ?? null} isAcademic={isAcademic(own?.academic.kind)} />
          <p className="hint mt-5 max-w-[72ch]">{sale === null ? <NotSetUp /> : t("terms")}</p>
        </>
      )}
      {!hasPlanLimits && (
        <LocalLink className={`${buttonClass("primary")} mt-6`} to="/">
          {site("analyse")}
        </LocalLink>
      )}
      {own !== null && <Own own={own} />}
      {own?.plan === "free" && hasPlanLimits && isStudentPriceSold(sale) && (
        <AcademicForm standing={own.academic} refused={isAboutAddress ? refused : null} />
      )}
    </TitledPage>
  );
}

/** Whether a student price is sold; true while the prices are unknown. */
const isStudentPriceSold = (sale: Route.ComponentProps["loaderData"]["sale"]) =>
  sale !== null && (sale.prices === null || sale.prices.some(({ offer }) => offer === "student"));

const isAcademic = (kind: string | undefined) => kind === "own" || kind === "confirmed";

function NotSetUp() {
  const t = useTranslations();
  return (
    <>
      {t("plans.notSetUp")}{" "}
      <LocalLink className="link" to="/contact">
        {t("site.footer.contact")}
      </LocalLink>
    </>
  );
}

type OwnProps = { own: NonNullable<Route.ComponentProps["loaderData"]["own"]> };

/** The reader's plan, and the quota left of it. */
function Own({ own: { current, hasBills, allowance, plan } }: OwnProps) {
  const t = useTranslations();
  if (allowance === null && current === null && !hasBills && plan === "free") return null;
  return (
    <section aria-labelledby="own-plan" className="mt-11 grid justify-items-start gap-3 border-t border-ink pt-4">
      <h2 id="own-plan" className="t-h2">
        {t("account.profile.plan")}: {t("plans.names", { plan })}
      </h2>
      <AllowanceLine allowance={allowance} />
      {current !== null && <PaidWords paid={current} />}
      {current === null && plan === "pro" && <p>{t("plans.given")}</p>}
      {hasBills && <ManagePayment />}
    </section>
  );
}
