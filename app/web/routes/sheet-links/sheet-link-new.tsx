import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../failure.ts";
import { askedSheet } from "../../../features/sheet-links/use-cases/manage-sheet-links.ts";
import { fieldsOf, personIn, type RefusedForm, refusedForm } from "../../accounts/account-form.ts";
import { AccountForm, useFailureText, useProblemAt, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { MadeSheetLink } from "../../components/sheet-links/made-sheet-link.tsx";
import { useSheetName } from "../../components/sheet-links/sheet-link-table.tsx";
import { SheetOfCompany } from "../../components/sheet-links/sheet-of-company.tsx";
import { appContext } from "../../context.ts";
import { TextField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { localAddress } from "../../session/address.ts";
import { sheetIn } from "../../sheet-links/sheet-address.ts";
import type { Route } from "./+types/sheet-link-new";

/** What the link of this address would open. Whether it can be written is asked when it is made: that counts in the plan. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { document: named, question } = sheetIn(url.searchParams);
  if (named === "") throw redirect(localAddress("/sheet-links", url.searchParams.get("lang")));
  return orFailurePage(asked, async () => {
    const { document, entries } = askedSheet(named, question);
    const given = new Map(entries);
    const subject =
      document === "portfolio"
        ? (await asked.product.portfolios.read(account, given.get("id") ?? "")).name
        : (given.get("ticker") ?? given.get("tickers") ?? "");
    const form = `/sheet-links/new?${new URLSearchParams({ document })}${question === "" ? "" : `&${question}`}`;
    return { document, subject: subject.slice(0, LONGEST_SUBJECT), form };
  });
}

const LONGEST_SUBJECT = 120;

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const typed = { expiresOn: field("expiresOn") };
  try {
    const caller = { account, address: asked.address };
    const { link, path } = await asked.product.sheetLinks.make(caller, { ...sheetIn(url.searchParams), ...typed });
    return { made: { link, address: new URL(path, url.origin).href } };
  } catch (error) {
    return refusedForm(error, asked, { typed });
  }
}

/** Its answer holds the token: it is stored nowhere. */
export const headers = () => ({ "Cache-Control": "private, no-store" });

export default function SheetLinkNewRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <SheetLinkNew {...props} />
    </AccountTexts>
  );
}

/** Refusals that another symbol helps out of. */
const ofCompany: readonly FailureCode[] = [
  ...(["tickerInvalid", "tickerNotFound", "noStatements", "noLongerListed", "providerLacksCompany"] as const),
  ...(["assetUnsupported", "marketUnsupported", "accountsOfAnother"] as const),
];
const ofExpiry: readonly FailureCode[] = ["dateInvalid", "shareExpiryPast"];

function SheetLinkNew({ loaderData: { form, ...sheet }, actionData }: Route.ComponentProps) {
  const t = useTranslations("sheetLinks");
  const nameOf = useSheetName();
  const refused = actionData && "code" in actionData ? actionData : null;
  useRefusalToast(refused);
  const made = actionData && "made" in actionData ? actionData.made : null;
  return (
    <PersonPage
      title={t(made === null ? "newTitle" : "madeTitle", { name: nameOf(made?.link ?? sheet) })}
      lead={made === null ? t("newLead") : undefined}
      back={{ to: "/sheet-links", text: t("all") }}
      width="max-w-[720px]"
    >
      {made === null ? <NewSheet form={form} refused={refused} /> : <MadeSheetLink address={made.address} />}
    </PersonPage>
  );
}

/** Makes the link; where no link can be made of the company, asks for another one in its place. */
function NewSheet({ form, refused }: { form: string; refused: RefusedForm | null }) {
  const t = useTranslations("sheetLinks");
  const textOf = useFailureText();
  const problemAt = useProblemAt(refused);
  const asked = [...new URL(form, "https://page").searchParams];
  const ticker = asked.find(([name]) => name === "ticker")?.[1];
  const ofSymbol = problemAt(...ofCompany);
  if (ofSymbol !== undefined && ticker !== undefined)
    return <SheetOfCompany asked={asked.filter(([name]) => name !== "ticker")} ticker={ticker} problem={ofSymbol} />;
  const isOfField = refused !== null && ofExpiry.includes(refused.code);
  return (
    <div className="mt-6">
      <AccountForm action={form} submit={t("make")} problem={refused !== null && !isOfField ? textOf(refused) : null}>
        <TextField
          label={t("expiresOn")}
          name="expiresOn"
          type="date"
          defaultValue={refused?.typed.expiresOn ?? ""}
          hint={t("expiresOnHint")}
          error={problemAt(...ofExpiry)}
        />
      </AccountForm>
    </div>
  );
}
