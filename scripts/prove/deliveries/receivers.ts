import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "../../../app/e2e/mail-server.ts";
import { isGenuine, type Received, startReceiver } from "../../../app/features/webhooks/delivery/receiver-contract.ts";

const QUICK_IN_MILLISECONDS = 10;
const SLOW_IN_MILLISECONDS = 800;
const MAIL_IN_MILLISECONDS = 20;
/** How often the third one takes no message that it has not seen before. */
const EVERY_NTH_REFUSED = 3;

/** A message that a receiver got, and whether it said that it takes it. */
type Told = { id: string; isGenuine: boolean; isTaken: boolean };

/** Programs that are told of events: a quick one, a slow one, and one that fails every third time that it sees a message first. */
export async function startReceivers() {
  const told: Told[] = [];
  const seen = new Set<string>();
  const secrets = new Map<number, string>();
  let firsts = 0;
  const answerOf = (index: number) => async (response: ServerResponse, got: Received) => {
    const isFirst = !seen.has(got.id);
    seen.add(got.id);
    if (index === 2 && isFirst) firsts += 1;
    const isTaken = !(index === 2 && isFirst && firsts % EVERY_NTH_REFUSED === 0);
    await pause(index === 1 ? SLOW_IN_MILLISECONDS : QUICK_IN_MILLISECONDS);
    // The clock of the servers is a quick one: a signature is of their moment.
    const genuine = isGenuine(got.headers, got.body, secrets.get(index) ?? "", Number(got.timestamp) * 1_000);
    told.push({ id: got.id, isGenuine: genuine, isTaken });
    response.writeHead(isTaken ? 204 : 500).end();
  };
  const receivers = await Promise.all([0, 1, 2].map((index) => startReceiver(answerOf(index))));
  const mail = await startMailServer(0, { pauseInMilliseconds: MAIL_IN_MILLISECONDS });
  return {
    told,
    mails: mail.mails,
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "Valora <valora@test.example>",
      WEBHOOK_PRIVATE_HOSTS: receivers.map(({ host }) => host).join(", "),
    },
    /** Where each is told, by whom it is known. */
    endpoints: receivers.map((receiver, index) => ({
      address: receiver.address,
      knows(secret: string): void {
        secrets.set(index, secret);
      },
    })),
    async close() {
      mail.stop();
      for (const receiver of receivers) await receiver.close();
    },
  };
}
