import { expect, it, vi } from "vitest";
import { eventOf } from "../../../e2e/servers/stripe-server.ts";
import { ana, begun, code, DAY, database, people, registered, send, start, stripe } from "./payment-contract.ts";

/** The reduced price of students. */
export function reducedPrice(): void {
  it("sells the reduced price to who has shown an address at a university, for a year", async () => {
    await expect(begun(ana, "student")).rejects.toEqual(code("academicAddressNeeded"));
    const { accounts } = people;
    await expect(accounts.claimAcademicAddress(ana, "ana@gmail.com")).rejects.toEqual(code("academicAddressUnknown"));
    await accounts.claimAcademicAddress(ana, "Ana@Studio.Unibo.it");
    expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "waiting", email: "ana@studio.unibo.it" });
    await expect(begun(ana, "student")).rejects.toEqual(code("academicAddressNeeded"));
    const token = await mailedSecret();
    await accounts.confirmAcademicAddress({ address: "a" }, token);
    await expect(accounts.confirmAcademicAddress({ address: "a" }, token), "once").rejects.toEqual(
      code("tokenInvalid"),
    );
    const until = new Date(start + 365 * DAY);
    expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "confirmed", email: "ana@studio.unibo.it", until });
    const { sessionId, fields } = await begun(ana, "student");
    expect(fields["line_items[0][price]"]).toBe("price_student");
    stripe.pay(sessionId);
    await send(eventOf("checkout.session.completed", sessionId));
    expect((await people.payments.subscriptionOf(ana)).current?.offer).toBe("student");

    const eve = await registered("eve@test.example");
    await accounts.claimAcademicAddress(eve, "ana@studio.unibo.it");
    const stolen = accounts.confirmAcademicAddress({ address: "e" }, await mailedSecret());
    await expect(stolen).rejects.toEqual(code("academicAddressTaken"));
    vi.setSystemTime(until);
    expect(await accounts.academicStandingOf(ana)).toEqual({ kind: "none" });
    await accounts.claimAcademicAddress(eve, "ana@studio.unibo.it");
    await accounts.confirmAcademicAddress({ address: "e" }, await mailedSecret());
    expect((await accounts.academicStandingOf(eve)).kind).toBe("confirmed");
  });

  it("accepts a university address that signs in as proven, and no other account may use it", async () => {
    const { accounts } = people;
    const student = await registered("bea@alumnos.upm.es");
    expect(await accounts.academicStandingOf(student)).toEqual({ kind: "own" });
    expect((await begun(student, "student")).fields["line_items[0][price]"]).toBe("price_student");
    await accounts.claimAcademicAddress(ana, "bea@alumnos.upm.es");
    const taken = accounts.confirmAcademicAddress({ address: "a" }, await mailedSecret());
    await expect(taken).rejects.toEqual(code("academicAddressTaken"));
  });
}

/** The secret in the link of the one mail. */
async function mailedSecret(): Promise<string> {
  const [mail] = await database.kysely.deleteFrom("outbox").returning("text").execute();
  return /\/plans\/academic\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
