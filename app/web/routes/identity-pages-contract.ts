import { describe, expect, it } from "vitest";
import { includedProduct, load, send, signedIn } from "./route-call-contract.ts";

/** What the pages of identity providers answer, asked beside the other pages of accounts. */
export const identityPages = () =>
  describe("identity providers", () => {
    const ways = { identityProviders: [{ number: "1", name: "Keycloak" }], hasLocalSignIn: false };
    const product = { ...includedProduct, signInWays: ways };

    it("are offered beside the password, or instead of it where the operator wants no other way", async () => {
      expect((await load("/auth?mode=register", { product })).data).toEqual({ isSignUp: false, returnTo: "/", ways });
      for (const page of ["/auth/reset", "/auth/confirm-again"])
        expect((await load(`${page}?lang=it`, { product })).location).toBe("/auth?lang=it");
    });

    it("have a page of their own for each that is set up, and none else", async () => {
      expect((await load("/auth/identity/1", { product })).data).toEqual({
        name: "Keycloak",
        isSignedIn: false,
        refused: null,
      });
      expect(await load("/auth/identity/2", { product })).toMatchObject({ status: 404, reported: ["notFound"] });
    });

    it("say on the page what is wrong with an answer, and repeat nothing of it", async () => {
      const answered = await load("/auth/identity/1?code=abc&state=def", { product });
      expect(answered).toMatchObject({ status: 503, reported: ["storageUnavailable"] });
      const refused = { code: "storageUnavailable", params: {} };
      expect(answered.data).toEqual({ name: "Keycloak", isSignedIn: false, refused });
      expect(answered.headers.getSetCookie()).toEqual([]);
      const linking = await load("/auth/identity/1?code=abc&state=def", { product, person: signedIn() });
      expect(linking.data, "the way back is to their accounts").toEqual({
        name: "Keycloak",
        isSignedIn: true,
        refused,
      });
    });

    it("lead to the sign-in a reader who wants to link one without a session", async () => {
      for (const form of ["link", "prove"]) {
        const { location } = await send("/auth/identity/1", { form }, { product });
        expect(location).toBe("/auth?return=%2Fprofile%2Fidentities");
      }
    });

    it("keep a new account waiting in the browser alone that came with it", async () => {
      expect(await load("/auth/identity-new")).toMatchObject({ status: 503, data: { code: "storageUnavailable" } });
    });
  });
