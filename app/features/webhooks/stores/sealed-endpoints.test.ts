import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { sealedSecrets } from "../../accounts/security/sealed-secrets.ts";
import { freshSecret } from "../delivery/signature.ts";
import { deliveryQueue } from "./delivery-queue.ts";
import { endpointStore } from "./endpoint-store.ts";
import { resealEndpoints } from "./sealed-endpoints.ts";
import { keys, seals, webhookSetUp } from "./webhook-setup-contract.ts";

onEachOwnDatabase("webhook secrets", "webhook-secrets", ({ database }) => {
  const { now, receiver, endpoint, tell, deliver, logOf } = webhookSetUp(database);

  const secretsKept = async () => {
    const columns = ["secret", "former_secret", "earlier_secrets"] as const;
    const rows = await database.kysely.selectFrom("webhook_endpoints").select(columns).execute();
    return rows.flatMap(({ secret, former_secret: former, earlier_secrets: earlier }) => [
      ...[secret, ...(former === null ? [] : [former])],
      ...earlier.map((each) => each.secret),
    ]);
  };

  it("keep secrets sealed, in the row of their endpoint alone", async () => {
    const changing = await receiver();
    const [id, other] = [await endpoint(changing), await endpoint(await receiver())];
    const store = endpointStore(database.kysely, seals);
    const secret = freshSecret();
    const until = new Date(now.clock + 60_000);
    await store.rotate({ accountId: now.ana, id, secret: freshSecret(), now: new Date(now.clock), until });
    await store.rotate({ accountId: now.ana, id, secret, now: new Date(now.clock), until });
    const kept = await secretsKept();
    expect(kept.map((text) => text.slice(0, 3))).toEqual(["v1.", "v1.", "v1.", "v1."]);
    expect((await store.listOf(now.ana)).find((each) => each.id === id)?.secret).toBe(secret);
    await sql`update webhook_endpoints set secret = (select secret from webhook_endpoints where id = ${id})`.execute(
      database.kysely,
    );
    const listed = await store.listOf(now.ana);
    expect(listed.filter((each) => each.secret === null).map((each) => each.id)).toEqual([other]);
    expect(listed.find((each) => each.id === id)?.secret).toBe(secret);
  });

  it("send nothing that they cannot sign, and say why", async () => {
    const silent = await receiver();
    const id = await endpoint(silent);
    await tell();
    const other = sealedSecrets(() => ({ current: 2, keys: new Map([[2, randomBytes(32)]]) }));
    expect(await deliver({ queue: deliveryQueue(database.kysely, other) })).toBe(1);
    expect(silent.received).toHaveLength(0);
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ state: "retry", attempts: [{ failure: "secretUnreadable", status: null }] });
  });

  it("seal anew with the present key, page by page, and open without the former one", async () => {
    const told = await receiver();
    const id = await endpoint(told);
    const rotate = (until: number) =>
      endpointStore(database.kysely, seals).rotate({
        ...{ accountId: now.ana, id, secret: freshSecret() },
        ...{ now: new Date(now.clock), until: new Date(until) },
      });
    await rotate(now.clock + 50_000);
    await rotate(now.clock + 60_000);
    const plain = Array.from({ length: 120 }, (_, index) => ({
      ...{ id: uuidAt(new Date(now.clock + index)), account_id: now.ana, address: "https://example.com/", events: [] },
      ...{ secret: freshSecret(), created_at: new Date(now.clock) },
    }));
    await database.kysely.insertInto("webhook_endpoints").values(plain).execute();
    const present = sealedSecrets(() => ({ current: 2, keys }));
    expect(await resealEndpoints(database.kysely, present)).toBe(121);
    expect(await resealEndpoints(database.kysely, present)).toBe(0);
    expect((await secretsKept()).every((text) => text.startsWith("v2."))).toBe(true);
    const alone = sealedSecrets(() => ({ current: 2, keys: new Map([...keys].filter(([number]) => number === 2)) }));
    const listed = await endpointStore(database.kysely, alone).listOf(now.ana);
    for (const { id: kept, secret } of plain) expect(listed.find((each) => each.id === kept)?.secret).toBe(secret);
    await tell();
    await deliver({ queue: deliveryQueue(database.kysely, alone) });
    expect(told.received.map((each) => each.isGenuine)).toEqual([true]);
  });
});
