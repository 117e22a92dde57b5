import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { SheetChoice } from "../../components/sheet-links/sheet-choice.tsx";
import { SheetLinkTable } from "../../components/sheet-links/sheet-link-table.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/sheet-links";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { sheetLinks, saved, portfolios } = asked.product;
  return orFailurePage(asked, async () => {
    const [listed, kept, held] = await Promise.all([
      sheetLinks.list(account),
      saved.list(account),
      portfolios.list(account),
    ]);
    const screens = kept.saved.filter(({ kind }) => kind === "screen");
    return {
      ...listed,
      screens: screens.map(({ name, content }) => ({ name, content })),
      portfolios: held.portfolios.map(({ id, name }) => ({ id, name })),
    };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  return orFailurePage(asked, async () => {
    await asked.product.sheetLinks.revoke(account, field("id"));
    return onward("/sheet-links", { notice: "sheetLinkRevoked", isSecure: asked.isSecure, url });
  });
}

export default function SheetLinksRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <Links {...props} />
    </AccountTexts>
  );
}

function Links({ loaderData: { links, most, ...choice } }: Route.ComponentProps) {
  const t = useTranslations("sheetLinks");
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: most })}>
      {links.length === 0 ? <p className="mt-8 max-w-[66ch]">{t("empty")}</p> : <SheetLinkTable links={links} />}
      <SheetChoice {...choice} />
    </PersonPage>
  );
}
