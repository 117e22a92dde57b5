import { Form } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { roles } from "../../contracts/account.ts";
import { Failure } from "../../failure.ts";
import { fieldsOf, onward } from "../account-form.ts";
import { AccountTexts } from "../components/account-texts.tsx";
import { AdminHead } from "../components/admin-head.tsx";
import { appContext } from "../context.ts";
import { Button } from "../design/button.tsx";
import { SelectField, TextField } from "../design/field.tsx";
import { failurePage } from "../fail.ts";
import { useLocalAddress } from "../session/address.ts";
import type { Route } from "./+types/admin-people";

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const search = url.searchParams.get("q") ?? "";
  const role = roles.find((each) => each === url.searchParams.get("role")) ?? null;
  const reader = viewer.person?.account ?? null;
  try {
    return {
      ...(await product.accounts.listPeople(reader, { search, role })),
      search,
      role,
      ownId: reader?.id ?? null,
    };
  } catch (error) {
    throw failurePage(Failure.from(error), asked);
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const role = roles.find((each) => each === field("role"));
  try {
    if (role === undefined) throw new Failure("notFound");
    await product.accounts.changeRole(viewer.person?.account ?? null, { email: field("email"), role });
  } catch (error) {
    throw failurePage(Failure.from(error), asked);
  }
  return onward(`/admin/people?q=${encodeURIComponent(field("email"))}`, { notice: "roleChanged", isSecure, url });
}

export default function AdminPeopleRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminPeople {...props} />
    </AccountTexts>
  );
}

function AdminPeople({ loaderData: { people, isCut, search, role, ownId } }: Route.ComponentProps) {
  const t = useTranslations("admin.people");
  const address = useLocalAddress();
  return (
    <div className="wrap max-w-[980px] pt-[clamp(32px,5vw,64px)]">
      <AdminHead title={t("title")} />
      <p className="t-lead mt-3 max-w-[66ch]">{t("lead")}</p>
      <Form
        method="get"
        action={address("/admin/people")}
        role="search"
        className="mt-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <TextField label={t("search")} name="q" type="search" defaultValue={search} />
        <SelectField label={t("role")} name="role" defaultValue={role ?? ""}>
          <option value="">{t("anyRole")}</option>
          {roles.map((each) => (
            <option key={each} value={each}>
              {t("roles", { role: each })}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t("find")}</Button>
      </Form>
      {people.length === 0 ? (
        <p className="mt-8">{t("empty")}</p>
      ) : (
        <ul className="mt-6 grid">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} isOwn={person.id === ownId} />
          ))}
        </ul>
      )}
      {isCut && <p className="hint mt-3">{t("most", { count: people.length })}</p>}
    </div>
  );
}

type Person = Route.ComponentProps["loaderData"]["people"][number];

function PersonRow({ person: { email, displayName, role, createdAt }, isOwn }: { person: Person; isOwn: boolean }) {
  const t = useTranslations("admin.people");
  const format = useFormatter();
  const address = useLocalAddress();
  return (
    <li className="grid items-end gap-3 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="break-words font-semibold">{displayName}</p>
        <p className="hint break-words">
          {email} · {t("since")} {format.dateTime(createdAt, { dateStyle: "medium" })} · {t("roles", { role })}
        </p>
      </div>
      {isOwn ? (
        <p className="hint">{t("own")}</p>
      ) : (
        <Form method="post" action={address("/admin/people")} reloadDocument className="flex gap-2">
          <input type="hidden" name="email" value={email} />
          <select name="role" defaultValue={role} className="input" aria-label={t("roleOf", { name: displayName })}>
            {roles.map((each) => (
              <option key={each} value={each}>
                {t("roles", { role: each })}
              </option>
            ))}
          </select>
          <Button type="submit" aria-label={t("setOf", { name: displayName })}>
            {t("set")}
          </Button>
        </Form>
      )}
    </li>
  );
}
