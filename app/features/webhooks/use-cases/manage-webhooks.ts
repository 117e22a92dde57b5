import { firstPage, type PageAsked } from "../../../core/shared/contracts/pages.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { pageOf } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import {
  type EndpointKind,
  mostWebhooks,
  type NewWebhook,
  secretOverlapInHours,
  testEvent,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookWithSecret,
  webhookEvents,
} from "../contracts/webhooks.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { nextDigest, usualSchedule } from "./digest-schedules.ts";
import { changedTarget, newTarget } from "./endpoint-rules.ts";
import type { Endpoint, WebhookContext } from "./webhook-context.ts";

const AN_HOUR = 3_600_000;

/** A person's endpoints, the first one first; without their secrets. */
export async function listWebhooks({ endpoints, now }: WebhookContext, { id }: Account): Promise<Webhook[]> {
  return (await endpoints.listOf(id)).map((endpoint) => shown(endpoint, now()));
}

const stateOf = ({ disabledAt, isPaused }: Endpoint): Webhook["state"] => {
  if (disabledAt !== null) return "disabled";
  return isPaused ? "paused" : "active";
};

const shown = (endpoint: Endpoint, now: Date): Webhook => ({
  id: endpoint.id,
  kind: endpoint.kind,
  address: endpoint.address,
  destination: endpoint.destination,
  events: endpoint.events,
  isGathered: endpoint.isGathered,
  state: stateOf(endpoint),
  secretEnding: endpoint.secret === "" ? null : (endpoint.secret?.slice(-4) ?? ""),
  formerSecretUntil: endpoint.former.find(({ until }) => until > now)?.until.toISOString() ?? null,
  createdAt: endpoint.createdAt.toISOString(),
});

async function endpointOf({ endpoints }: WebhookContext, { id: accountId }: Account, id: string): Promise<Endpoint> {
  const found = isUuid(id) ? (await endpoints.listOf(accountId)).find((each) => each.id === id) : undefined;
  if (found === undefined) throw new Failure("notFound");
  return found;
}

/** In the order of the list, each once. */
function heard(events: readonly WebhookEvent[]): WebhookEvent[] {
  if (events.length === 0) throw new Failure("webhookEventsRequired");
  return webhookEvents.filter((event) => events.includes(event));
}

/** A digest has a schedule from the first moment on that something waits for it. Throws `webhookNotGathered`. */
async function gatherFor({ mails, nextRuns, now }: WebhookContext, account: Account, kind: EndpointKind) {
  if (kind === "webhook") throw new Failure("webhookNotGathered");
  const schedule = usualSchedule(account.language);
  await mails.begin(account.id, { ...schedule, nextAt: nextDigest(nextRuns, schedule, now()) });
}

/** Tells a new address from now on. The secret that signs for a webhook is in this answer alone; a channel has the token that was given. */
export async function addWebhook(
  context: WebhookContext,
  account: Account,
  { kind = "webhook", events, isGathered = false, ...asked }: NewWebhook,
): Promise<WebhookWithSecret> {
  const wanted = { ...(await newTarget(context, kind, asked)), events: heard(events), isGathered };
  if (isGathered) await gatherFor(context, account, kind);
  const added = await context.endpoints.add({
    ...wanted,
    kind,
    accountId: account.id,
    now: context.now(),
    most: mostWebhooks,
  });
  if (added === "tooMany") throw new Failure("tooManyWebhooks", { maximum: mostWebhooks });
  const endpoint = shown(await endpointOf(context, account, added.id), context.now());
  return { ...endpoint, secret: kind === "webhook" ? wanted.secret : null };
}

/** Another address, chat, token or other events, paused or resumed. */
export async function changeWebhook(
  context: WebhookContext,
  account: Account,
  { id, events, isGathered, isPaused, ...asked }: WebhookChange & { id: string },
): Promise<Webhook> {
  const endpoint = await endpointOf(context, account, id);
  if (isGathered === true) await gatherFor(context, account, endpoint.kind);
  const changed = await context.endpoints.change({
    accountId: account.id,
    id,
    ...(await changedTarget(context, endpoint, asked)),
    events: events === undefined ? null : heard(events),
    isGathered: isGathered ?? null,
    isPaused: isPaused ?? null,
    now: context.now(),
  });
  if (!changed) throw new Failure("notFound");
  return shown(await endpointOf(context, account, id), context.now());
}

/** A new secret. For a day the one before it signs too, so that the receiver can change over in between; those before it until their own day ends. */
export async function rotateWebhookSecret(
  context: WebhookContext,
  account: Account,
  id: string,
): Promise<WebhookWithSecret & { secret: string }> {
  const { kind } = await endpointOf(context, account, id);
  if (kind !== "webhook") throw new Failure("channelHasNoSecret");
  const secret = context.freshSecret();
  const now = context.now();
  const until = new Date(now.getTime() + secretOverlapInHours * AN_HOUR);
  if (!(await context.endpoints.rotate({ accountId: account.id, id, secret, now, until })))
    throw new Failure("notFound");
  return { ...shown(await endpointOf(context, account, id), context.now()), secret };
}

export async function removeWebhook({ endpoints }: WebhookContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await endpoints.remove(account.id, id))) throw new Failure("notFound");
}

/** Queues a message that says that it is a test. */
export async function testWebhook(context: WebhookContext, account: Account, id: string): Promise<{ id: string }> {
  const now = context.now();
  const event = writtenEvent(testEvent, now, { endpoint: id });
  const queued = isUuid(id) ? await context.deliveries.queueFor({ accountId: account.id, id, event, now }) : null;
  if (queued === null) throw new Failure("notFound");
  return queued;
}

/** What an endpoint was told, the last first, with each attempt, a page at a time. Throws `enumInvalid` for a cursor that is none of them. */
export async function deliveriesOf(
  context: WebhookContext,
  account: Account,
  { id, page = firstPage }: { id: string; page?: PageAsked },
): Promise<{ webhook: Webhook; deliveries: WebhookDelivery[]; next: string | null }> {
  const endpoint = await endpointOf(context, account, id);
  const { entries, next } = await pageOf(
    page,
    (asked) => context.deliveries.deliveriesOf(account.id, id, asked),
    (delivery) => context.deliveries.isOf(id, delivery),
  );
  const deliveries = entries.map(async ({ queuedAt, nextAttemptAt, attempts, ...delivery }) => ({
    ...delivery,
    body: endpoint.kind === "webhook" ? delivery.body : await messageText(context, account, delivery.body),
    queuedAt: queuedAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    attempts: attempts.map(({ begunAt, ...attempt }) => ({ ...attempt, begunAt: begunAt.toISOString() })),
  }));
  return { webhook: shown(endpoint, context.now()), deliveries: await Promise.all(deliveries), next };
}

/** What a channel shows of an event, without the marks of its service. */
async function messageText({ write }: WebhookContext, { language }: Account, body: string): Promise<string> {
  const { title, lines, link } = await write(body, language);
  return [title, ...lines, ...(link === null ? [] : [link.address])].join("\n");
}

/** Sends it again, now, under the same id. */
export async function replayDelivery(context: WebhookContext, account: Account, id: string): Promise<void> {
  const replayed = isUuid(id) && (await context.deliveries.replay({ accountId: account.id, id, now: context.now() }));
  if (!replayed) throw new Failure("notFound");
}
