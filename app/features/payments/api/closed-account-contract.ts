import { expect, it } from "vitest";
import { eventOf } from "../../../e2e/servers/stripe-server.ts";
import { teamIn } from "../../teams/stores/team-setup-contract.ts";
import {
  ana,
  begun,
  code,
  database,
  password,
  people,
  planOf,
  registered,
  send,
  stripe,
  subscribed,
} from "./payment-contract.ts";

/** What becomes of payments when an account is deleted. */
export function closedAccount(): void {
  it("cancels the subscription of a deleted account, keeps the account if it cannot, and leaves no row", async () => {
    const { id } = await subscribed(ana);
    stripe.setDown(true);
    await expect(people.accounts.close(ana, password)).rejects.toEqual(code("paymentUnavailable"));
    expect(await planOf(ana)).toBe("pro");
    stripe.setDown(false);
    await database.kysely.deleteFrom("paces").execute();
    await people.accounts.close(ana, password);
    expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
    for (const table of ["accounts", "checkouts", "subscriptions"] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await send(eventOf("customer.subscription.deleted", id))).toEqual({ status: 200, code: null });
  });

  it("ends a checkout that was begun, and cancels one that was paid meanwhile, when the account is deleted", async () => {
    const open = await begun(ana);
    await people.accounts.close(ana, password);
    expect(stripe.sessions.get(open.sessionId)?.status).toBe("expired");
    await database.kysely.deleteFrom("paces").execute();
    const bea = await registered("bea@test.example");
    const { sessionId } = await begun(bea);
    const id = stripe.pay(sessionId);
    await people.accounts.close(bea, password);
    expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  });

  it("keeps the subscription of an account whose deletion is refused, because a team of its owner is not settled", async () => {
    const { id } = await subscribed(ana);
    const bea = await registered("bea@test.example");
    const team = await teamIn(database.kysely, [
      [ana.id, "owner"],
      [bea.id, "editor"],
    ]);
    await expect(people.accounts.close(ana, password)).rejects.toEqual(code("teamsUnsettled"));
    expect(stripe.subscriptions.get(id)?.status).toBe("active");
    await people.accounts.close(ana, password, [{ id: team, to: bea.id }]);
    expect(stripe.subscriptions.get(id)?.status).toBe("canceled");
  });
}
