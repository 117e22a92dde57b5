import type { Config } from "../../config/config.server.ts";
import type { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import { deliverMail, recountMail } from "../../core/mail/use-cases/deliver-mail.ts";
import type { DueMail } from "../../core/mail/use-cases/mail.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { isMailUnsaid } from "../../features/webhooks/stores/mention-seen.ts";
import { runEvery } from "../../jobs/run-every.ts";
import { ledJob, toldAsState } from "../led-jobs.server.ts";
import type { Log } from "../log.server.ts";

/** A fault is known within half a minute, whether a mail waits or not. */
const LOOK_IN_MILLISECONDS = 20_000;
/** A password that is refused is not offered more often: servers close an account for that. */
const OFFERED_AGAIN_AFTER_IN_MILLISECONDS = 300_000;

const mailServer = { name: "mail" } as const;

type Mailing = {
  database: Database;
  outbox: ReturnType<typeof outboxStore>;
  log: Log;
  states: DependencyStates;
};

/** Sends what waits in the outbox, in one process of several, and looks whether the server is there; nothing without a mail server. */
export async function deliveringTo(server: Config["mailServer"], { database, outbox, log, states }: Mailing) {
  if (server === null) return null;
  const { smtpSender } = await import("../../core/mail/delivery/smtp.ts");
  const sender = smtpSender(server);
  let refusedAt: number | null = null;
  const tell = (reason: string | null, isRefused = false) => {
    refusedAt = isRefused ? performance.now() : null;
    if (reason === null) states.up(mailServer);
    else states.down(mailServer, reason);
  };
  const send = async (mail: DueMail) => {
    const delivery = await sender.send(mail);
    if (delivery.kind === "unreachable") tell(delivery.reason, delivery.isSignInRefused);
    else tell(null);
    return delivery;
  };
  async function look(): Promise<void> {
    if (refusedAt !== null && performance.now() - refusedAt < OFFERED_AGAIN_AFTER_IN_MILLISECONDS) return;
    const seen = await sender.look(refusedAt !== null);
    if (seen === null) tell(null);
    else tell(seen.reason, seen.isSignInRefused);
  }
  const now = () => new Date();
  const isUnsaid = isMailUnsaid(database.kysely);
  const looking = () => runEvery({ every: LOOK_IN_MILLISECONDS, run: look, warn: toldAsState });
  const mailing = ledJob(
    "mail",
    { database, log, states },
    {
      recount: () => recountMail({ now, outbox }),
      run: (signal) => deliverMail({ now, outbox, send, isUnsaid }, signal),
      beside() {
        const task = looking();
        return {
          async stop() {
            await task.stop();
            states.forget(mailServer);
          },
        };
      },
    },
  );
  return {
    async stop() {
      await mailing.stop();
      sender.close();
    },
  };
}
