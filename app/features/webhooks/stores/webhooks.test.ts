import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { freshSecret } from "../delivery/signature.ts";
import { type DeliveringContext, deliverWebhooks } from "../use-cases/deliver-webhooks.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { deliveryStore } from "./delivery-store.ts";
import { endpointStore } from "./endpoint-store.ts";
import { seals, webhookSetUp } from "./webhook-setup-contract.ts";

const A_DAY = 86_400_000;

onEachOwnDatabase("webhooks", "webhooks", ({ database, anotherProcess }) => {
  const { now, account, receiver, endpoint, tell, context, deliver, logOf, pageOf, signal } = webhookSetUp(database);

  it("tell each endpoint that is subscribed to an event once, signed, and keep its answer", async () => {
    const one = await receiver((response) => response.writeHead(200).end("thank\u0000you\n"));
    const two = await receiver();
    const [first, second] = [await endpoint(one), await endpoint(two)];
    const other = await receiver();
    await endpoint(other, await account("eve"));
    await tell();
    expect(await deliver()).toBe(2);
    expect([one, two, other].map(({ received }) => received.length)).toEqual([1, 1, 0]);
    for (const { received } of [one, two]) {
      expect(received[0]).toMatchObject({ isGenuine: true });
      expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ type: "alert.gap", data: { ticker: "KO" } });
    }
    expect(await logOf(first)).toMatchObject([
      {
        id: one.received[0]?.id,
        state: "sent",
        nextAttemptAt: null,
        attempts: [{ number: 1, status: 200, excerpt: "thank you" }],
      },
    ]);
    expect(await logOf(second)).toMatchObject([{ state: "sent", attempts: [{ status: 204, excerpt: null }] }]);
    expect(await deliver(), "nothing is left").toBe(0);
  });

  it("are listed a page at a time, the last first, each once", async () => {
    const id = await endpoint(await receiver());
    for (let count = 0; count < 5; count += 1) {
      now.clock += 1_000;
      await tell();
    }
    const whole = (await logOf(id)).map((each) => each.id);
    expect(whole).toHaveLength(5);
    const first = await pageOf(id, { limit: 2, cursor: null });
    now.clock += 1_000;
    await tell();
    const second = await pageOf(id, { limit: 3, cursor: first.at(-1)?.id ?? null });
    expect([...first, ...second].map((each) => each.id)).toEqual(whole);
    expect(await pageOf(id, { limit: 3, cursor: whole.at(-1) ?? null })).toEqual([]);
    const other = await endpoint(await receiver());
    expect(await pageOf(other, { limit: 3, cursor: whole[0] ?? null }), "of another endpoint").toEqual([]);
    const isOf = (endpointId: string) => deliveryStore(database.kysely).isOf(endpointId, whole[0] ?? "");
    expect([await isOf(id), await isOf(other)], "so that a cursor of another one is refused").toEqual([true, false]);
  });

  it("try again for a day under one id, then rest until they are sent again by hand", async () => {
    const failing = await receiver((response) => response.writeHead(500).end("x".repeat(9_000)));
    const id = await endpoint(failing);
    await tell();
    const begun = now.clock;
    const moments: number[] = [];
    while ((await logOf(id))[0]?.state !== "dead") {
      moments.push((now.clock - begun) / 60_000);
      expect(await deliver()).toBe(1);
      expect(await deliver(), "not before its time").toBe(0);
      now.clock = (await logOf(id))[0]?.nextAttemptAt?.getTime() ?? now.clock;
    }
    expect(moments.map((minutes) => Math.round(minutes))).toEqual([0, 0, 5, 35, 155, 455, 840, 1_440]);
    expect(new Set(failing.received.map((each) => each.id)).size).toBe(1);
    const [dead] = await logOf(id);
    expect(dead?.attempts.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(dead?.attempts[0]?.excerpt).toHaveLength(500);
    now.clock += A_DAY;
    expect(await deliver()).toBe(0);
    failing.answers((response) => response.writeHead(202).end());
    expect(
      await deliveryStore(database.kysely).replay({ accountId: now.ana, id: dead?.id ?? "", now: new Date(now.clock) }),
    ).toBe(true);
    expect(await deliver()).toBe(1);
    expect((await logOf(id))[0]).toMatchObject({ id: failing.received[0]?.id, state: "sent" });
    const stranger = { accountId: await account("eve"), id: dead?.id ?? "", now: new Date(now.clock) };
    expect(await deliveryStore(database.kysely).replay(stranger), "another's").toBe(false);
  });

  it("spread what failed together by chance", async () => {
    const id = await endpoint(await receiver((response) => response.writeHead(503).end()));
    await tell();
    await deliver({ chance: () => 1 });
    expect((await logOf(id))[0]?.nextAttemptAt?.getTime()).toBe(now.clock + 5_500);
  });

  it("stop at an endpoint that is gone, and queue nothing more for it until it is resumed", async () => {
    const gone = await receiver((response) => response.writeHead(410).end());
    const id = await endpoint(gone);
    await tell();
    await tell();
    await deliver({ queue: oneAtATime(deliveryQueue(database.kysely, seals)) });
    expect(gone.received).toHaveLength(1);
    const store = endpointStore(database.kysely, seals);
    expect(await store.listOf(now.ana)).toMatchObject([{ disabledAt: expect.any(Date) }]);
    await tell();
    expect(await logOf(id)).toHaveLength(2);
    gone.answers((response) => response.writeHead(204).end());
    await store.change({
      accountId: now.ana,
      id,
      address: null,
      destination: null,
      secret: null,
      events: null,
      isGathered: null,
      isPaused: false,
      now: new Date(now.clock),
    });
    expect(await deliver(), "what waited").toBe(1);
  });

  /** The second is asked for when the first has ended. */
  const oneAtATime = (queue: DeliveringContext["queue"]): DeliveringContext["queue"] => {
    let taken = 0;
    let ended = 0;
    return {
      ...queue,
      async take(wanted) {
        if (taken > ended) return null;
        const due = await queue.take(wanted);
        if (due !== null) taken += 1;
        return due;
      },
      async ended(end) {
        await queue.ended(end);
        ended += 1;
      },
    };
  };

  it("wait while an endpoint is paused", async () => {
    const paused = await receiver();
    const id = await endpoint(paused);
    await tell();
    const store = endpointStore(database.kysely, seals);
    const stays = { address: null, destination: null, secret: null, events: null, isGathered: null };
    const change = { accountId: now.ana, id, ...stays, now: new Date(now.clock) };
    await store.change({ ...change, isPaused: true });
    expect(await deliver()).toBe(0);
    await tell();
    await store.change({ ...change, isPaused: false });
    expect(await deliver(), "what was queued before").toBe(1);
  });

  it("follow no redirect, call no private network, and give up on silence", async () => {
    const inner = await receiver();
    const redirecting = await receiver((response) => response.writeHead(302, { Location: inner.address }).end());
    const silent = await receiver(() => {});
    const ids = [await endpoint(redirecting), await endpoint(silent), await endpoint("http://10.0.0.7/told")];
    ids.push(await endpoint("https://localhost/told"), await endpoint("https://169.254.169.254/latest"));
    await tell();
    await deliver();
    expect(inner.received).toEqual([]);
    const logs = await Promise.all(ids.map(logOf));
    expect(logs.map(([log]) => [log?.state, log?.attempts[0]?.status, log?.attempts[0]?.failure])).toEqual([
      ["retry", 302, null],
      ["retry", null, "timeout"],
      ["retry", null, "forbidden"],
      ["retry", null, "forbidden"],
      ["retry", null, "forbidden"],
    ]);
  });

  it("are not held up by a slow receiver: two at once wait for it, the others go on", async () => {
    const slow = await receiver(() => {});
    await endpoint(slow);
    const quick = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => receiver()));
    for (const each of quick) await endpoint(each);
    for (let count = 0; count < 6; count += 1) await tell();
    const cut = new AbortController();
    const patience = 10_000;
    const delivering = deliverWebhooks(context(undefined, {}, patience), cut.signal);
    while (quick.some(({ received }) => received.length < 6)) await setTimeout(5);
    // All 54 are there while the first two still wait for an answer.
    expect(slow.received).toHaveLength(2);
    cut.abort();
    await delivering;
  });

  it("are all sent when those to an endpoint end while the next is looked for", async () => {
    const kept = await receiver();
    await endpoint(kept);
    for (let count = 0; count < 3; count += 1) await tell();
    const delivering = context();
    const isSending = () =>
      database.kysely.selectFrom("webhook_deliveries").select("id").where("state", "=", "sending").executeTakeFirst();
    // The answer leaves out an endpoint to which nothing is on its way any more when it arrives.
    const take: typeof delivering.queue.take = async (asked) => {
      const taken = await delivering.queue.take(asked);
      if (asked.busy.length > 0) await expect.poll(isSending).toBeUndefined();
      return taken;
    };
    const queue = { ...delivering.queue, take };
    expect(await deliverWebhooks({ ...delivering, queue }, new AbortController().signal)).toBe(3);
  });

  it("are sent again under the same id when a process was killed in the middle, and its late result is ignored", async () => {
    const kept = await receiver();
    const id = await endpoint(kept);
    await tell();
    const queue = deliveryQueue(database.kysely, seals);
    const wanted = { now: new Date(now.clock), leaseUntil: new Date(now.clock + 60_000), busy: [] };
    const dying = await queue.take(wanted);
    expect(await deliver(), "under its lease").toBe(0);
    now.clock += 60_000;
    expect(await deliver()).toBe(1);
    expect(kept.received.map((each) => each.id)).toEqual([dying?.id]);
    const late = {
      number: 1,
      begunAt: new Date(now.clock),
      milliseconds: 1,
      status: 500,
      failure: null,
      excerpt: null,
    };
    await queue.ended({
      id: dying?.id ?? "",
      attempt: late,
      state: "retry",
      nextAttemptAt: new Date(now.clock),
      isGone: false,
    });
    expect(await logOf(id)).toMatchObject([{ state: "sent", attempts: [{ number: 2, status: 204 }] }]);
  });

  it("are taken once by two processes at the same time", async () => {
    const busy = await receiver();
    await endpoint(busy);
    for (let count = 0; count < 40; count += 1) await tell();
    const other = await anotherProcess();
    const turn = () => Promise.all([deliver(), deliverWebhooks(context(other.kysely), signal)]);
    // A process that loses the race for the last free row ends its turn, and takes another a second later.
    for (let turns = 0; turns < 40 && busy.received.length < 40; turns += 1) await turn();
    expect(busy.received).toHaveLength(40);
    expect(new Set(busy.received.map((each) => each.id)).size).toBe(40);
  });

  it("sign with each former secret too until its own day ends, however often it was exchanged since", async () => {
    const [changing, changed] = [await receiver(), await receiver()];
    const [id, other] = [await endpoint(changing), await endpoint(changed)];
    const rotate = (rotated: string, until: number) =>
      endpointStore(database.kysely, seals).rotate({
        ...{ accountId: now.ana, id: rotated, secret: freshSecret() },
        ...{ now: new Date(now.clock), until: new Date(until) },
      });
    const told = async () => {
      await tell();
      await deliver();
      return [changing, changed].map(({ received }) => {
        const { headers, isGenuine } = received.at(-1) ?? expect.unreachable("nothing came");
        return [String(headers["webhook-signature"]).split(" ").length, isGenuine];
      });
    };
    const isOver = now.clock - 1;
    await rotate(id, now.clock + 60_000);
    await rotate(other, isOver);
    expect(await told()).toEqual([
      [2, true],
      [1, false],
    ]);
    for (const rotated of [id, id, other]) await rotate(rotated, now.clock + 90_000);
    expect(await told()).toEqual([
      [4, true],
      [2, false],
    ]);
    const kept = await endpointStore(database.kysely, seals).listOf(now.ana);
    // Two that were made in one millisecond stand in the list by their ids.
    const ends = [id, other].map((each) =>
      kept.find((one) => one.id === each)?.former.map(({ until }) => until.getTime() - now.clock),
    );
    expect(ends).toEqual([[90_000, 90_000, 60_000], [90_000]]);
    for (let times = 0; times < 12; times += 1) await rotate(id, now.clock + 120_000);
    expect((await told())[0], "a header of ten signatures at most").toEqual([10, false]);
  });
});
