import type { Config } from "../../config/config.server.ts";
import { deliverMailRegularly } from "../../core/mail/jobs/deliver-mail.ts";
import type { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import { deliverMail } from "../../core/mail/use-cases/deliver-mail.ts";
import type { DueMail } from "../../core/mail/use-cases/mail.ts";
import type { Database } from "../../database/open-database.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, type OutageLog, warning } from "../log.server.ts";

const mailServer = "the mail server";

type Mailing = {
  database: Database;
  outbox: ReturnType<typeof outboxStore>;
  log: Log;
  outages: OutageLog | undefined;
};

/** Sends what waits in the outbox, in one process of several; nothing without a mail server. */
export async function deliveringTo(server: Config["mailServer"], { database, outbox, log, outages }: Mailing) {
  if (server === null) return null;
  const { smtpSender } = await import("../../core/mail/delivery/smtp.ts");
  const sender = smtpSender(server);
  const send = async (mail: DueMail) => {
    const delivery = await sender.send(mail);
    if (delivery.kind === "unreachable") outages?.begun(mailServer, delivery.reason);
    else outages?.over(mailServer);
    return delivery;
  };
  const mailing = ledJob("mail", { database, log }, () =>
    deliverMailRegularly({
      deliver: (signal) => deliverMail({ now: () => new Date(), outbox, send }, signal),
      warn: warning(log, "mail not sent"),
    }),
  );
  return {
    async stop() {
      await mailing.stop();
      sender.close();
    },
  };
}
