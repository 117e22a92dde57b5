import type { Config } from "../../../config/config.server.ts";
import type { CompanyScreen } from "../../../core/lists/use-cases/company-screen.ts";
import { screenMembers } from "../../../core/lists/use-cases/screen-members.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import type { Database } from "../../../database/open-database.ts";
import type { DependencyStates } from "../../../dependencies/dependency-states.ts";
import { writeScreenMail } from "../../../features/saved/mail/write-screen-mail.ts";
import { watchedScreens } from "../../../features/saved/stores/watched-screens.ts";
import { watchScreens } from "../../../features/saved/use-cases/watch-screens.ts";
import { ledJob } from "../../led-jobs.server.ts";
import { type Log, warning } from "../../log.server.ts";
import { originOf } from "../own-origin.server.ts";

type Parts = {
  /** With the prices of the moment. */
  present(): { context: Context; screen: CompanyScreen };
  database: Database;
  config: Config;
  log: Log;
  states: DependencyStates;
};

/** Tells people which companies enter and leave the screens that they have watched, while the process lives. */
export function screensWatched({ present, database, config, log, states }: Parts) {
  const origin = originOf(config);
  const warn = warning(log, "watched screen not worked out");
  return ledJob(
    "screens",
    { database, log, states },
    {
      run(signal) {
        const { context, screen } = present();
        const watching = {
          ...{ now: context.now, pause: context.pause, warn, write: writeScreenMail },
          screens: watchedScreens(database.kysely, config),
          membersOf: (content: string) => screenMembers(context, screen.read(), content),
          addressOf: (path: string) => new URL(path, origin).href,
        };
        return watchScreens(watching, signal);
      },
      say(told) {
        if (told > 0) log.info({ told }, "watched screens told");
      },
    },
  );
}
