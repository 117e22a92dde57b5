import type { Database } from "../../../database/open-database.ts";
import { discussionsIn } from "../../../features/discussions/use-cases/discussions.ts";
import { teamsIn } from "../../../features/teams/use-cases/teams.ts";
import { toldFeed } from "../../told-feed.server.ts";
import { discussionContext } from "./discussion-context.server.ts";
import { teamContext } from "./team-context.server.ts";

/** As many as the largest team has seats, each with two windows. */
const MOST_LISTENERS_TO_ONE_DISCUSSION = 60;

type Parts = Omit<Parameters<typeof teamContext>[0], "database"> & {
  database: Database;
  /** Opens a context while the database answers. */
  once: <Context>(opened: Context) => () => Promise<Context>;
};

/** Teams, and what they say about companies. */
export const teamWorkIn = ({ once, ...parts }: Parts) => ({
  teams: teamsIn(once(teamContext(parts))),
  discussions: discussionsIn(
    once(discussionContext(parts)),
    toldFeed(parts.database, "discussion", MOST_LISTENERS_TO_ONE_DISCUSSION),
  ),
});
