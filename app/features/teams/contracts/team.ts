import * as z from "zod";
import { nextPage, usualPageLimit } from "../../../core/shared/contracts/pages.ts";
import { invitationDays, longestTeamName } from "./team-limits.ts";
import { givenRoles, teamActions, teamRoles } from "./team-roles.ts";

const name = z.string().meta({ description: `Up to ${longestTeamName} characters` });
const role = z.enum(teamRoles);
const moment = z.iso.datetime();
const person = z.string().nullable().meta({ description: "The name of a person; null: they have left Valora" });

export const TeamOfPerson = z
  .object({ id: z.uuid(), name, role: role.meta({ description: "Yours" }), members: z.int() })
  .meta({ id: "TeamOfPerson" });
export type TeamOfPerson = z.infer<typeof TeamOfPerson>;

export const InvitationToPerson = z
  .object({
    id: z.uuid(),
    team: name,
    role: z.enum(givenRoles),
    invitedBy: person,
    expiresAt: moment,
  })
  .meta({ id: "InvitationToPerson" });
export type InvitationToPerson = z.infer<typeof InvitationToPerson>;

export const TeamsAnswer = z
  .object({
    teams: z.array(TeamOfPerson),
    invitations: z.array(InvitationToPerson).meta({ description: "To the address of your account" }),
    most: z.int().meta({ description: "Teams that you may own" }),
  })
  .meta({ id: "Teams" });

export const TeamMember = z
  .object({
    id: z.uuid(),
    displayName: z.string(),
    email: z.string().nullable().meta({ description: "Told to the owner alone" }),
    role,
    joinedAt: moment,
    isSelf: z.boolean(),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(givenRoles),
    sentAt: moment,
    expiresAt: moment,
    isOver: z.boolean(),
  })
  .meta({ id: "TeamInvitation" });
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const TeamActivity = z
  .object({
    id: z.uuid(),
    at: moment,
    action: z.enum(teamActions),
    by: person,
    member: person.meta({ description: "To whom it was done; null: to none, or to a person who has left Valora" }),
    role: role.nullable(),
    book: z.string().nullable().meta({ description: "The name that the book had then; null: it is about none" }),
    ticker: z.string().nullable().meta({ description: "The company that it is about; null: none" }),
    policy: z.string().nullable().meta({ description: "The name that the policy had then; null: it is about none" }),
  })
  .meta({ id: "TeamActivity" });
export type TeamActivity = z.infer<typeof TeamActivity>;

export const TeamActivityPage = z
  .object({ activity: z.array(TeamActivity), next: nextPage })
  .meta({ id: "TeamActivityPage" });
export type TeamActivityPage = z.infer<typeof TeamActivityPage>;

export const Team = z
  .object({
    id: z.uuid(),
    name,
    role: role.meta({ description: "Yours" }),
    createdAt: moment,
    members: z.array(TeamMember),
    invitations: z.array(TeamInvitation).nullable().meta({ description: "Told to the owner alone; null to others" }),
    seats: z
      .int()
      .nullable()
      .meta({ description: "Members and open invitations by the plan of the owner; null to others" }),
    activity: z.array(TeamActivity).meta({
      description: `The newest ${usualPageLimit}, newest first; all by \`GET /v1/teams/{id}/activity\``,
    }),
  })
  .meta({ id: "Team" });
export type Team = z.infer<typeof Team>;

export const NewTeam = z.strictObject({ name }).meta({ id: "NewTeam" });
export const NewInvitation = z
  .strictObject({
    email: z.string(),
    role: z.enum(givenRoles).meta({ description: "Owner is none of them: a team is handed over" }),
  })
  .meta({
    id: "NewInvitation",
    description: `Open for ${invitationDays} days, to the account with this address alone`,
  });
export const RoleChange = z
  .strictObject({ role: role.meta({ description: "owner: the team is handed over, and you become an editor" }) })
  .meta({ id: "RoleChange" });
