import * as z from "zod";
import { ListedForReader, valuedForReader } from "../../watchlist/contracts/watchlist.ts";
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

export const TeamBook = z
  .object({
    id: z.uuid(),
    name,
    team: z.object({ id: z.uuid(), name: z.string() }),
    role: z.enum(teamRoles).meta({ description: "Yours in the team" }),
    ...valuedForReader,
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
