import type { Kysely } from "kysely";
import type { Tables } from "../../../database/schema.ts";
import { rateStore } from "../../accounts/stores/rate-store.ts";
import { lineFeed } from "../../conversations/stream/line-feed.ts";
import { teamStore } from "../../teams/stores/team-store.ts";
import { writeMentionMail } from "../mail/write-mention-mail.ts";
import { discussionsIn } from "../use-cases/discussions.ts";
import { discussionStore } from "./discussion-store.ts";

const origin = "https://valora.test";

/** The use cases of discussions on a database, at the time that `now` tells. */
export const discussionsOn = (kysely: Kysely<Tables>, now = () => new Date()) =>
  discussionsIn(
    async () => ({
      ...{ now, rates: rateStore(kysely), teams: teamStore(kysely), discussions: discussionStore(kysely) },
      ...{ origin, writeMail: (mail) => writeMentionMail(mail, origin) },
    }),
    lineFeed(),
  );
