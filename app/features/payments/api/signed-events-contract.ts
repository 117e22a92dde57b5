import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { casesFile } from "../../../e2e/bad-inputs/shared-cases.ts";
import { eventOf, signatureOf } from "../../../e2e/servers/stripe-server.ts";
import { ana, begun, database, kept, planOf, send, set, start, stripe } from "./payment-contract.ts";

const Case = z.object({
  id: z.string(),
  surface: z.string(),
  input: z.object({
    sig: z.string().nullish(),
    age_s: z.number().optional(),
    body: z.string().optional(),
    event: z.string().optional(),
    twice: z.boolean().optional(),
  }),
  expected: z.object({ status: z.array(z.int()), code: z.string().nullable(), stored: z.boolean() }),
  why: z.string(),
});
const cases = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "stripe.webhook"'))
      .map((line) => Case.parse(JSON.parse(line)))
  : [];

/** Events are taken only with a signature of Stripe. */
export function signedEvents(): void {
  describe("an event that Stripe has not signed", () => {
    const body = () => eventOf("checkout.session.completed", "cs_x");
    const at = (seconds: number) => ({ at: start + seconds * 1_000 });
    const forms: readonly (readonly [string, (body: string) => string | null])[] = [
      ["without a signature", () => null],
      ["with an empty one", () => ""],
      ["with another secret's", (sent) => signatureOf(sent, { secret: "whsec_test" })],
      ["with another body's", (sent) => signatureOf(`${sent} `)],
      ["six minutes old", (sent) => signatureOf(sent, at(-301))],
      ["from the future", (sent) => signatureOf(sent, at(301))],
      ["with the former scheme only", (sent) => signatureOf(sent).replace("v1=", "v0=")],
      ["with a moment that is none", (sent) => signatureOf(sent).replace(/t=\d+/, "t=NaN")],
      ["with two moments", (sent) => `${signatureOf(sent)},t=1`],
      ["with a signature that is cut short", (sent) => signatureOf(sent).slice(0, -2)],
      ["with a signature in capitals", (sent) => signatureOf(sent).replace(/v1=.*/, (text) => text.toUpperCase())],
    ];
    it.each(forms)("is refused %s", async (_, sign) => {
      const sent = body();
      expect(await send(sent, sign(sent))).toEqual({ status: 400, code: "signatureInvalid" });
      expect(await database.kysely.selectFrom("payment_events").selectAll().execute()).toEqual([]);
    });

    it("is told from a signed one that is no event", async () => {
      expect(await send("{")).toEqual({ status: 400, code: "jsonInvalid" });
      expect(await send("[]")).toEqual({ status: 400, code: "bodyInvalid" });
      expect(await send('{"id":"evt_1","type":"x","data":{"object":"no"}}')).toEqual({
        status: 400,
        code: "bodyInvalid",
      });
    });

    it("is taken at the edge of five minutes, and with one good signature among several", async () => {
      const sent = body();
      expect((await send(sent, signatureOf(sent, at(-300)))).status).toBe(200);
      const [moment = "", good = ""] = signatureOf(sent).split(",");
      expect((await send(sent, `${moment},v1=${"0".repeat(64)},${good},v0=1`)).status).toBe(200);
    });
  });

  describe.skipIf(cases.length === 0)("the collection beside the repository", () => {
    it.each(cases.map((each) => [each.id, each.why, each] as const))(
      "%s: %s",
      async (_id, _why, { input, expected }) => {
        const { sessionId } = await begun(ana);
        const id = stripe.pay(sessionId);
        const answers = await situation(input, { sessionId, id });
        for (const { status, code } of answers) {
          expect(expected.status).toContain(status);
          expect(code).toBe(expected.code);
        }
        expect((await kept()).length > 0).toBe(expected.stored);
        if (/deleted then updated/.test(input.event ?? "")) expect(await planOf(ana)).toBe("free");
        else expect(await planOf(ana)).toBe(expected.stored ? "pro" : "free");
      },
    );
  });
}

/** Carries out a case. */
async function situation(
  { sig, age_s = 0, body, event, twice }: z.infer<typeof Case>["input"],
  { sessionId, id }: { sessionId: string; id: string },
) {
  const completed = eventOf("checkout.session.completed", sessionId);
  if (event === undefined) {
    const sent = body === "11 MB" ? `{"padding":"${"x".repeat(11 * 1_048_576)}"}` : completed;
    return [await send(sent, signatureSaid(sig ?? null, sent, start - age_s * 1_000))];
  }
  if (/out of order/.test(event)) {
    await send(completed);
    set(id, { status: "canceled" });
    return [
      await send(eventOf("customer.subscription.deleted", id)),
      await send(eventOf("customer.subscription.updated", id, { status: "active" })),
    ];
  }
  if (/metadata/.test(event)) {
    return [await send(eventOf("customer.subscription.updated", "sub_of_another", { metadata: { userId: ana.id } }))];
  }
  return twice ? [await send(completed), await send(completed)] : [await send(completed)];
}

function signatureSaid(said: string | null, sent: string, at: number): string | null {
  if (said === null) return null;
  if (/re-serialised/.test(said)) return signatureOf(JSON.stringify(JSON.parse(sent), null, 2), { at });
  if (/v0/.test(said)) return signatureOf(sent, { at }).replace("v1=", "v0=");
  if (/test-mode/.test(said)) return signatureOf(sent, { at, secret: "whsec_test" });
  if (/NaN/.test(said)) return signatureOf(sent, { at }).replace(/t=\d+/, "t=NaN");
  return signatureOf(sent, { at });
}
