import { useTranslations } from "use-intl";
import { Failure } from "../../../failure.ts";
import { fieldsOf, onward, personIn, type RefusedForm, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { ListTexts } from "../../components/lists/list-texts.tsx";
import { SaveForm } from "../../components/saved/save-form.tsx";
import { SavedTable } from "../../components/saved/saved-table.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/saved";
import "../../components/lists/screener/screener.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.saved.list(account));
}

type Person = ReturnType<typeof personIn>["account"];
type Field = Awaited<ReturnType<typeof fieldsOf>>;

/** What each form of the page does. */
const forms = {
  async add({ product }: RequestContext, account: Person, field: Field) {
    const [name, ratio] = [field("name"), field("ratio")];
    if (ratio !== "") return product.saved.add(account, { kind: "ratio", name, content: ratio });
    const isWatched = field("isWatched") === "yes";
    return product.saved.add(account, { kind: "screen", name, content: field("screen"), isWatched });
  },
  rename: ({ product }: RequestContext, account: Person, field: Field) =>
    product.saved.change(account, { id: field("id"), name: field("name") }),
  watch: ({ product }: RequestContext, account: Person, field: Field) =>
    product.saved.change(account, { id: field("id"), isWatched: true }),
  unwatch: ({ product }: RequestContext, account: Person, field: Field) =>
    product.saved.change(account, { id: field("id"), isWatched: false }),
  delete: ({ product }: RequestContext, account: Person, field: Field) => product.saved.remove(account, field("id")),
};
type FormName = keyof typeof forms;
const isForm = (name: string): name is FormName => Object.hasOwn(forms, name);

/** Saves, renames, watches or deletes; what is refused stays as it was typed. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  const form = field("form");
  try {
    if (!isForm(form)) throw new Failure("enumInvalid", { param: "form", allowed: Object.keys(forms).join(", ") });
    await forms[form](asked, account, field);
    return onward("/saved", { notice: form === "delete" ? "itemDeleted" : "itemSaved", isSecure: asked.isSecure, url });
  } catch (error) {
    const typed = Object.fromEntries(["id", "name", "screen", "ratio", "isWatched"].map((name) => [name, field(name)]));
    return refusedForm(error, asked, { typed, form });
  }
}

export default function SavedRoute(props: Route.ComponentProps) {
  return (
    <ListTexts>
      <Saved {...props} />
    </ListTexts>
  );
}

function Saved({ loaderData: { saved, most }, actionData }: Route.ComponentProps) {
  const t = useTranslations();
  const refused = actionData ?? null;
  const textOf = useFailureText();
  useRefusalToast(refused);
  const wrong =
    refused === null || refused.form === "add"
      ? null
      : { id: refused.typed.id ?? "", text: textOf(refused), name: refused.typed.name ?? "" };
  return (
    <PersonPage title={t("saved.title")} lead={t("saved.lead", { maximum: most })}>
      {refused?.form === "add" && <RefusedItem refused={refused} />}
      {saved.length === 0 ? (
        <EmptyList text={t("saved.empty")} invitation={t("saved.toScreener")} to="/screener" />
      ) : (
        <>
          <SavedTable title={t("saved.screens")} items={saved.filter(({ kind }) => kind === "screen")} wrong={wrong} />
          <SavedTable title={t("ownRatios.title")} items={saved.filter(({ kind }) => kind === "ratio")} wrong={wrong} />
        </>
      )}
    </PersonPage>
  );
}

/** What was to be saved, once more, with the reason why it was not. */
function RefusedItem({ refused }: { refused: RefusedForm }) {
  const t = useTranslations("saved");
  const textOf = useFailureText();
  const { name = "", screen = "", ratio = "", isWatched } = refused.typed;
  const typed = { name, ratio, isWatched: isWatched === "yes" };
  return (
    <section className="note mt-6" aria-labelledby="save">
      <h2 className="t-h3" id="save">
        {t("saveThis")}
      </h2>
      <SaveForm screen={screen} ratios={ratio === "" ? [] : [ratio]} typed={typed} error={textOf(refused)} />
    </section>
  );
}
