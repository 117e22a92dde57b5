import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { type Role, roles } from "../../../core/shared/contracts/role.ts";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import type { Plan } from "../../../core/usage/contracts/plan.ts";
import { plans } from "../../../core/usage/contracts/plan-names.ts";
import { Failure } from "../../../failure.ts";
import type { Notice } from "../../../http/cookies.ts";
import { fieldsOf, onward, toProof } from "../../accounts/account-form.ts";
import {
  mustAskPassword,
  proofIn,
  refusedProof,
  type WaitingChange,
  waitingForProof,
} from "../../accounts/proven-change.ts";
import { useClock } from "../../analysis/formats.ts";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { ProofForm } from "../../components/methodology/proof-form.tsx";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { SelectField, TextField } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-people";

/** For admins; to anybody else there is nothing here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const search = url.searchParams.get("q") ?? "";
  const role = roles.find((each) => each === url.searchParams.get("role")) ?? null;
  const reader = viewer.person?.account ?? null;
  return orFailurePage(asked, async () => ({
    ...(await product.accounts.listPeople(reader, { search, role, page: pageBefore(url.searchParams.get("before")) })),
    search,
    role,
    ownId: reader?.id ?? null,
  }));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const field = await fieldsOf(request);
  const reader = viewer.person?.account ?? null;
  const [email, password, suspended] = [field("email"), field("password"), field("suspended")];
  const role = roles.find((each) => each === field("role"));
  const plan = plans.find((each) => each === field("plan"));
  const fields = { email, ...(role && { role }), ...(plan && { plan }), ...(suspended && { suspended }) };
  try {
    // Before the page asks for a password.
    await product.accounts.mustBeAccount(reader, email);
    if (await mustAskPassword(asked, password)) return waitingForProof(fields);
    const change = { email, ...proofIn(asked, password) };
    if (role !== undefined) await product.accounts.changeRole(reader, { ...change, role });
    else if (plan !== undefined) await product.accounts.changePlan(reader, { ...change, plan });
    else if (suspended !== "") await product.accounts.suspend(reader, { ...change, isSuspended: suspended === "yes" });
    else throw new Failure("notFound");
  } catch (error) {
    return toProof(error, asked, { url, to: "/admin/people" }) ?? refusedProof(error, asked, fields);
  }
  const notice = noticeOf({ isRole: role !== undefined, isPlan: plan !== undefined, suspended });
  return onward(`/admin/people?q=${encodeURIComponent(email)}`, { notice, isSecure, url });
}

/** The notice after a change. */
function noticeOf({ isRole, isPlan, suspended }: { isRole: boolean; isPlan: boolean; suspended: string }): Notice {
  if (isRole) return "roleChanged";
  if (isPlan) return "planChanged";
  return suspended === "yes" ? "personSuspended" : "personReadmitted";
}

export default function AdminPeopleRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminPeople {...props} />
    </AccountTexts>
  );
}

function AdminPeople({ loaderData: { people, next, search, role, ownId }, actionData }: Route.ComponentProps) {
  const t = useTranslations("admin.people");
  const address = useLocalAddress();
  const what = useWords();
  if (actionData !== undefined) {
    return (
      <div className="wrap max-w-[980px] page-top">
        <AdminHead title={t("title")} />
        <ProofForm action="/admin/people" what={what(actionData.fields)} {...actionData} />
      </div>
    );
  }
  return (
    <div className="wrap max-w-[980px] page-top">
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
        <Button type="submit" className="min-h-11">
          {t("find")}
        </Button>
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
      <OlderEntries page="/admin/people" filter={filterOf(search, role)} next={next} text={t("older")} />
    </div>
  );
}

const filterOf = (search: string, role: Role | null): [string, string][] => [
  ...(search === "" ? [] : ([["q", search]] satisfies [string, string][])),
  ...(role === null ? [] : ([["role", role]] satisfies [string, string][])),
];

/** The effect of a change that waits for a password. */
function useWords(): (fields: WaitingChange["fields"]) => string {
  const t = useTranslations("admin.proof");
  return ({ email = "", role, plan, suspended }) => {
    if (role !== undefined) return t("role", { email, role });
    if (plan !== undefined) return t("plan", { email, plan });
    return suspended === "yes" ? t("suspend", { email }) : t("readmit", { email });
  };
}

type Person = Route.ComponentProps["loaderData"]["people"][number];

function PersonRow({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { email, displayName, role, givenPlan, isPaying, createdAt, assignment, suspendedAt } = person;
  const t = useTranslations("admin.people");
  const format = useClock();
  const day = (at: Date) => format.dateTime(at, { dateStyle: "medium" });
  return (
    <li className="grid gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{displayName}</p>
        <p className="hint break-words">
          {email} · {t("since")} {day(createdAt)} · {t("roles", { role })}
        </p>
        {suspendedAt !== null && <p className="error">{t("suspendedSince", { date: day(suspendedAt) })}</p>}
        {isPaying && <p className="hint">{t("paying")}</p>}
        {assignment !== null && (
          <p className="hint break-words">
            {t("assigned", {
              plan: assignment.plan,
              date: day(assignment.at),
              origin: assignment.byName === null ? assignment.origin : "named",
              name: assignment.byName ?? "",
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ChoiceForm
          name="plan"
          email={email}
          chosen={givenPlan}
          choices={plans.map((each): [Plan, string] => [each, t("plan", { plan: each })])}
          label={t("planOf", { name: displayName })}
          submitLabel={t("setPlanOf", { name: displayName })}
        />
        {isOwn ? (
          <p className="hint">{t("own")}</p>
        ) : (
          <ChoiceForm
            name="role"
            email={email}
            chosen={role}
            choices={roles.map((each): [Role, string] => [each, t("roles", { role: each })])}
            label={t("roleOf", { name: displayName })}
            submitLabel={t("setOf", { name: displayName })}
          />
        )}
        {!isOwn && <SuspensionForm person={person} />}
      </div>
    </li>
  );
}

/** Suspends an account or lifts the suspension. */
function SuspensionForm({ person: { email, displayName: name, suspendedAt } }: { person: Person }) {
  const t = useTranslations("admin.people");
  const address = useLocalAddress();
  const isSuspended = suspendedAt !== null;
  return (
    <Form method="post" action={address("/admin/people")} reloadDocument>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="suspended" value={isSuspended ? "no" : "yes"} />
      <Button type="submit" aria-label={isSuspended ? t("readmitOf", { name }) : t("suspendOf", { name })}>
        {isSuspended ? t("readmit") : t("suspend")}
      </Button>
    </Form>
  );
}

type ChoiceFormProps = {
  name: "plan" | "role";
  email: string;
  chosen: string;
  choices: readonly (readonly [string, string])[];
  label: string;
  submitLabel: string;
};

/** One thing of a person that can be set: a list and a button. */
function ChoiceForm({ name, email, chosen, choices, label, submitLabel }: ChoiceFormProps) {
  const t = useTranslations("admin.people");
  const address = useLocalAddress();
  return (
    <Form method="post" action={address("/admin/people")} reloadDocument className="flex gap-2">
      <input type="hidden" name="email" value={email} />
      <select name={name} defaultValue={chosen} className="input" aria-label={label}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Button type="submit" aria-label={submitLabel}>
        {t("set")}
      </Button>
    </Form>
  );
}
