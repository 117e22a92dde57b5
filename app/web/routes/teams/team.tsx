import { useTranslations } from "use-intl";
import { readBefore } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import type { Team } from "../../../features/teams/contracts/team.ts";
import { type GivenRole, givenRoles } from "../../../features/teams/contracts/team-roles.ts";
import type { Notice } from "../../../http/cookies.ts";
import { fieldsOf, onward, personIn, refusedFormOrPage, toProof } from "../../accounts/account-form.ts";
import { listOrCompany } from "../../accounts/list-or-company.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { Section } from "../../components/accounts/profile/section.tsx";
import { addressOfDiscussion, DiscussedCompanies } from "../../components/discussions/discussed-companies.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { ActivityList } from "../../components/teams/activity-list.tsx";
import { BookTable, MakeBook } from "../../components/teams/book-list.tsx";
import { InvitationTable, InviteForm } from "../../components/teams/invitations.tsx";
import { MemberTable } from "../../components/teams/member-table.tsx";
import { TeamSettings } from "../../components/teams/team-settings.tsx";
import {
  addressOfBook,
  addressOfTeam,
  policiesOfTeam,
  thesesOfTeam,
  versionsOfTeam,
} from "../../components/teams/team-table.tsx";
import { appContext, type RequestContext } from "../../context.ts";
import { FieldError } from "../../design/field.tsx";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/team";

/** A company that is asked for leads to the discussion of it. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const { teams, teamBooks, discussions } = asked.product;
  const { id } = params;
  const list = async () => ({
    ...(await teams.read(account, id)),
    ...(await readBefore(url.searchParams.get("before"), (page) => teams.activityOf(account, { id, page }))),
    ...(await teamBooks.list(account, id)),
    ...(await discussions.list(account, id)),
  });
  return orFailurePage(asked, () =>
    listOrCompany(url, asked, {
      list,
      find: (ticker) => discussions.read(account, { teamId: id, ticker }),
      addressOf: (ticker) => addressOfDiscussion(id, ticker),
    }),
  );
}

type Posted = { id: string; field(name: string): string };
/** What the next page says, and where it is when it is not the page of the team. */
type Done = { notice: Notice; to?: string };
type Step = (
  product: Pick<RequestContext["product"], "teams" | "teamBooks">,
  person: ReturnType<typeof personIn>,
  posted: Posted,
) => Promise<Done>;

const roleIn = (typed: string): GivenRole => givenRoles.find((each) => each === typed) ?? "reader";

const steps: Readonly<Record<string, Step>> = {
  async makeBook({ teamBooks }, { account }, { id, field }) {
    const book = await teamBooks.make(account, { id, name: field("bookName") });
    return { notice: "bookMade", to: addressOfBook(id, book.id) };
  },
  async rename({ teams }, { account }, { id, field }) {
    await teams.rename(account, { id, name: field("name") });
    return { notice: "teamRenamed" };
  },
  async invite({ teams }, { account }, { id, field }) {
    await teams.invite(account, { id, email: field("email"), role: roleIn(field("role")) });
    return { notice: "teamInvited" };
  },
  async revoke({ teams }, { account }, { id, field }) {
    await teams.revokeInvitation(account, { id, invitationId: field("invitation") });
    return { notice: "teamInvitationGone" };
  },
  async role({ teams }, person, { id, field }) {
    await teams.changeMember(person, { id, memberId: field("member"), role: roleIn(field("role")) });
    return { notice: "teamMemberChanged" };
  },
  async remove({ teams }, { account }, { id, field }) {
    await teams.removeMember(account, { id, memberId: field("member") });
    return { notice: "teamMemberRemoved" };
  },
  async handOver({ teams }, person, { id, field }) {
    await teams.changeMember(person, { id, memberId: field("member"), role: "owner" });
    return { notice: "teamHandedOver" };
  },
  async leave({ teams }, { account }, { id }) {
    await teams.removeMember(account, { id, memberId: account.id });
    return { notice: "teamLeft", to: "/teams" };
  },
  async delete({ teams }, person, { id }) {
    await teams.remove(person, id);
    return { notice: "teamDeleted", to: "/teams" };
  },
};

/** Each form of the page says which one it is. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const person = personIn(asked, url);
  const field = await fieldsOf(request);
  const form = field("form");
  const here = addressOfTeam(params.id);
  try {
    const step = Object.hasOwn(steps, form) ? steps[form] : undefined;
    if (step === undefined) throw new Failure("notFound");
    const { notice, to = here } = await step(asked.product, person, { id: params.id, field });
    return onward(to, { notice, isSecure: asked.isSecure, url });
  } catch (error) {
    const typed = { name: field("name"), email: field("email"), role: field("role"), bookName: field("bookName") };
    return toProof(error, asked, { url, to: here }) ?? refusedFormOrPage(error, asked, { form, typed });
  }
}

export default function TeamRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <TeamPage {...props} />
    </AccountTexts>
  );
}

const ofMembers: readonly string[] = ["role", "remove", "revoke"];

function TeamPage({ loaderData: team, actionData }: Route.ComponentProps) {
  const t = useTranslations("teams");
  const td = useTranslations("discussions");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const refusalOf = (form: string) => (refused?.form === form ? refused : null);
  return (
    <PersonPage
      title={team.name}
      lead={`${t("yourRole")}: ${t("role", { role: team.role })}`}
      back={{ to: "/teams", text: t("all") }}
      width="max-w-[860px]"
    >
      <div className="mt-8 grid gap-11">
        <Section id="books" title={t("books")} lead={t("booksLead", { maximum: team.most })}>
          <BookTable team={team} />
          <MakeBook team={team} refused={refusalOf("makeBook")} />
        </Section>
        <Section title={t("work")} lead={t("workLead")}>
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            <LocalLink className="link" to={thesesOfTeam(team.id)}>
              {t("theses")}
            </LocalLink>
            <LocalLink className="link" to={versionsOfTeam(team.id)}>
              {t("versions")}
            </LocalLink>
            <LocalLink className="link" to={policiesOfTeam(team.id)}>
              {t("policies")}
            </LocalLink>
          </p>
        </Section>
        <Section title={td("section")} lead={td("sectionLead")}>
          <DiscussedCompanies teamId={team.id} companies={team.companies} refused={team.refused} />
        </Section>
        <Section title={t("members")}>
          {refused !== null && ofMembers.includes(refused.form) && <FieldError>{textOf(refused)}</FieldError>}
          <MemberTable team={team} />
        </Section>
        <Invitations team={team} refused={refusalOf("invite")} />
        <Section id="activity" title={t("activity")} lead={t("activityLead")}>
          <ActivityList activity={team.activity} />
          <OlderEntries page={addressOfTeam(team.id)} next={team.next} text={t("older")} section="activity" />
        </Section>
        <div className="grid gap-3">
          <TeamSettings team={team} refusalOf={refusalOf} />
        </div>
      </div>
    </PersonPage>
  );
}

type Refused = NonNullable<Route.ComponentProps["actionData"]> | null;

function Invitations({ team, refused }: { team: Team; refused: Refused }) {
  const t = useTranslations("teams");
  const { invitations, seats } = team;
  if (invitations === null || seats === null) return null;
  const used = team.members.length + invitations.filter(({ isOver }) => !isOver).length;
  return (
    <Section title={t("invite")}>
      <InviteForm team={team} used={used} seats={seats} refused={refused} />
      {invitations.length > 0 && <InvitationTable teamId={team.id} invitations={invitations} />}
    </Section>
  );
}
