import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { testDependencies } from "../../../wiring/test-dependencies-contract.ts";
import { NarrationAnswer } from "../contracts/narration.ts";

const app = servedProduct();
const ask = async (path: string, init?: RequestInit) => app.request(path, init);

describe("POST /api/v1/narration", () => {
  const filling = " Los métodos no dicen lo mismo porque cada uno mira otra cosa, y ninguno lo sabe todo.";
  const narratorSaying = (text: string) =>
    productOf(testContext(), null, {
      ...testDependencies,
      narrator: { model: "a-model", draft: async () => text },
    });
  const narrated = (text: string, path = "/api/v1/narration?ticker=KO") =>
    servedProduct(narratorSaying(text)).request(path, { method: "POST" });

  it("gives the checked draft, and says which model wrote it", async () => {
    const response = await narrated(`La miran 7 métodos.${filling}`);
    expect(response.status).toBe(200);
    const answer = NarrationAnswer.parse(await response.json());
    expect(answer).toMatchObject({ kind: "draft", text: `La miran 7 métodos.${filling}`, model: "a-model" });
    expect(answer.factsHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("gives no draft with a figure of its own, but what was found", async () => {
    const answer = NarrationAnswer.parse(await (await narrated(`Vale 999 USD.${filling}`)).json());
    expect(answer).toMatchObject({ kind: "refused", problems: [{ code: "figureUnknown", found: "999 USD" }] });
    expect(JSON.stringify(answer)).not.toContain("métodos");
  });

  it("hears the language and the assumptions of the address", async () => {
    const italian = await narrated(`La guardano 7 metodi.${filling}`, "/api/v1/narration?ticker=KO&wacc=0.09&lang=it");
    expect(await italian.json()).toMatchObject({ kind: "draft", language: "it" });
    expect((await narrated("x", "/api/v1/narration?ticker=KO&wacc=9")).status).toBe(422);
    expect((await narrated("x", "/api/v1/narration?ticker=ZZZZZZ")).status).toBe(404);
  });

  it("says in the reader's language that no model is set up", async () => {
    const response = await ask("/api/v1/narration?ticker=KO&lang=en", { method: "POST" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: "narrationOff",
      title: "No language model is set up here to draft the thesis.",
    });
  });

  it("is asked by POST alone", async () => {
    const response = await ask("/api/v1/narration?ticker=KO");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
