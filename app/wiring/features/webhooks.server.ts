import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Config } from "../../config/config.server.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import { Failure } from "../../failure.ts";
import { sealedSecrets } from "../../features/accounts/security/sealed-secrets.ts";
import { nextRuns } from "../../features/jobs/schedule/cron-schedule.ts";
import { deliveryPoster } from "../../features/webhooks/delivery/post-delivery.ts";
import { freshSecret } from "../../features/webhooks/delivery/signature.ts";
import { digestWriter } from "../../features/webhooks/mail/write-digest.ts";
import { writeEventMessage } from "../../features/webhooks/mail/write-event-message.ts";
import { deliveryQueue } from "../../features/webhooks/stores/delivery-queue.ts";
import { deliveryStore } from "../../features/webhooks/stores/delivery-store.ts";
import { digestQueue } from "../../features/webhooks/stores/digest-queue.ts";
import { endpointStore } from "../../features/webhooks/stores/endpoint-store.ts";
import { filingWatchStore } from "../../features/webhooks/stores/filing-watch-store.ts";
import { mailChoiceStore } from "../../features/webhooks/stores/mail-choice-store.ts";
import { deliverWebhooks, recountDeliveries } from "../../features/webhooks/use-cases/deliver-webhooks.ts";
import { recountDigests, sendDigests } from "../../features/webhooks/use-cases/send-digests.ts";
import { watchFilings } from "../../features/webhooks/use-cases/watch-filings.ts";
import type { WebhookContext } from "../../features/webhooks/use-cases/webhook-context.ts";
import { messageSender } from "../../outbound/send-message.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";
import { keyRing } from "./key-ring.server.ts";
import { originOf } from "./own-origin.server.ts";

type Parts = { database: Database; config: Config; log: Log };

const outboundOf = ({ webhookPrivateHosts: privateHosts, publicOrigin }: Config) =>
  messageSender({ settings: { privateHosts, publicOrigin } });

/** Endpoints of readers, wired to their stores and to the way out. */
const sealsOf = ({ config, log }: Pick<Parts, "config" | "log">) => sealedSecrets(keyRing({ config, log }));

export function webhookContext({ database, config, log, now }: Parts & { now(): Date }): WebhookContext {
  const outbound = outboundOf(config);
  return {
    now,
    endpoints: endpointStore(database.kysely, sealsOf({ config, log })),
    deliveries: deliveryStore(database.kysely),
    mails: mailChoiceStore(database.kysely),
    freshSecret,
    write: writeEventMessage,
    nextRuns,
    writeDigest: digestWriter(originOf(config)).mail,
    async checkedAddress(typed) {
      try {
        return await outbound.checked(typed);
      } catch (cause) {
        throw new Failure("webhookAddressRefused", {}, { cause });
      }
    },
  };
}

const MOST = 1_000_000;

/** Tells endpoints what is queued for them, sends digests and looks for new filings, while the process lives. */
export function webhooksSent({
  context,
  database,
  config,
  log,
  states,
}: Parts & { context: () => Context; states: DependencyStates }) {
  const now = () => new Date();
  const warn = warning(log, "webhook not sent");
  const warnOfFilings = warning(log, "new filings not looked for");
  const origin = originOf(config);
  const delivering = {
    now,
    clock: () => performance.now(),
    chance: () => randomInt(MOST) / MOST,
    pause: (milliseconds: number) => setTimeout(milliseconds),
    queue: deliveryQueue(database.kysely, sealsOf({ config, log })),
    send: deliveryPoster({ ...outboundOf(config), now, write: writeEventMessage }),
    warn,
  };
  const jobs = [
    ledJob(
      "webhooks",
      { database, log, states },
      { recount: () => recountDeliveries(delivering), run: (signal) => deliverWebhooks(delivering, signal) },
    ),
    digestsSent({ database, config, log, states }),
    ledJob(
      "filings",
      { database, log, states },
      {
        run(signal) {
          const { marketData, pause, predict } = context();
          const filings = filingWatchStore(database.kysely);
          const addressOf = (path: string) => new URL(path, origin).href;
          const watching = { now, pause, filings, marketData, predict, addressOf, warn: warnOfFilings };
          return watchFilings(watching, signal);
        },
        say(found) {
          if (found > 0) log.info({ found }, "new filings told");
        },
      },
    ),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Sends the digests whose moment has come. */
function digestsSent({ database, config, log, states }: Parts & { states: DependencyStates }) {
  const sending = {
    ...{ now: () => new Date(), nextRuns, queue: digestQueue(database.kysely) },
    ...{ write: digestWriter(originOf(config)), warn: warning(log, "digest not sent") },
  };
  return ledJob(
    "digests",
    { database, log, states },
    {
      recount: () => recountDigests(sending),
      run: (signal) => sendDigests(sending, signal),
      say(sent) {
        if (sent > 0) log.info({ sent }, "digests sent");
      },
    },
  );
}
