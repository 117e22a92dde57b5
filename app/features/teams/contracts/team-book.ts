import * as z from "zod";
import {
  AlertChange,
  AlertCondition,
  ListedForReader,
  NewAlert,
  valuedForReader,
} from "../../watchlist/contracts/watchlist.ts";
import { longestBookName, mostBookCompanies } from "./team-limits.ts";
import { teamRoles } from "./team-roles.ts";

const name = z.string().meta({ description: `Up to ${longestBookName} characters` });

export const TeamBookEntry = z.object({ id: z.uuid(), name, companies: z.int() }).meta({ id: "TeamBookEntry" });
export type TeamBookEntry = z.infer<typeof TeamBookEntry>;

export const TeamBooks = z
  .object({
    books: z.array(TeamBookEntry).meta({ description: "By name" }),
    most: z.int().meta({ description: "Books that the team may have, by the plan of its owner" }),
  })
  .meta({ id: "TeamBooks" });
export type TeamBooks = z.infer<typeof TeamBooks>;

export const TeamAlert = z
  .object({ id: z.uuid(), ticker: z.string(), condition: AlertCondition })
  .meta({ id: "TeamAlert" });
export type TeamAlert = z.infer<typeof TeamAlert>;

export const NewTeamAlert = NewAlert.extend({ ticker: z.string().meta({ description: "A company of the book" }) }).meta(
  {
    id: "NewTeamAlert",
  },
);

export const TeamAlertChange = AlertChange.omit({ isMuted: true }).meta({ id: "TeamAlertChange" });
export type TeamAlertChange = z.infer<typeof TeamAlertChange>;

export const BookMails = z
  .strictObject({
    isMailed: z.boolean().meta({ description: "Whether you are mailed its alerts; at first you are not" }),
  })
  .meta({ id: "BookMails" });

export const TeamBook = z
  .object({
    id: z.uuid(),
    name,
    team: z.object({ id: z.uuid(), name: z.string() }),
    role: z.enum(teamRoles).meta({ description: "Yours in the team" }),
    ...valuedForReader,
    alerts: z.array(TeamAlert).meta({ description: "Of the team, the first one first" }),
    isMailed: z.boolean().meta({ description: "Whether you are mailed them" }),
    companies: z.array(ListedForReader).meta({
      description: `By symbol, up to ${mostBookCompanies}, each valued for you: with your active policy and the prices that you have noted`,
    }),
  })
  .meta({ id: "TeamBook" });
export type TeamBook = z.infer<typeof TeamBook>;

/** A team whose books a person may fill, and whether a company is in each of them. */
export type FillableTeam = {
  id: string;
  name: string;
  books: readonly { id: string; name: string; hasCompany: boolean }[];
};

export const NewTeamBook = z.strictObject({ name }).meta({ id: "NewTeamBook" });
