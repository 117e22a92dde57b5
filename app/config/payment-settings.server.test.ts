import { expect, it } from "vitest";
import { paymentSettingsIn } from "./payment-settings.server.ts";

const complete = {
  STRIPE_SECRET_KEY: "sk_live_1234",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  STRIPE_PRICE_PRO: "price_new, price_former",
};
const settings = { secretKey: "sk_live_1234", webhookSecret: "whsec_1234", address: "https://api.stripe.com" };

it("is off without settings, and with nothing but another address", () => {
  expect(paymentSettingsIn({})).toEqual({ payment: null, problems: [] });
  expect(paymentSettingsIn({ STRIPE_ADDRESS: "http://127.0.0.1:12111" })).toEqual({ payment: null, problems: [] });
});

it("sells the pro plan, and the reduced price where there is one", () => {
  const pro = ["price_new", "price_former"];
  expect(paymentSettingsIn(complete)).toEqual({ payment: { ...settings, prices: { pro, student: [] } }, problems: [] });
  const both = paymentSettingsIn({
    ...complete,
    STRIPE_PRICE_STUDENT: "price_half",
    STRIPE_ADDRESS: "http://localhost:1",
  });
  expect(both.payment).toEqual({
    ...settings,
    address: "http://localhost:1",
    prices: { pro, student: ["price_half"] },
  });
});

it.each([
  [{ STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY: payment needs it"],
  [{ STRIPE_WEBHOOK_SECRET: undefined }, "STRIPE_WEBHOOK_SECRET: payment needs it"],
  [{ STRIPE_PRICE_PRO: " , " }, "STRIPE_PRICE_PRO: payment needs it"],
  [{ STRIPE_SECRET_KEY: "pk_live_1234" }, "STRIPE_SECRET_KEY: a secret or restricted key begins with sk_ or rk_"],
  [{ STRIPE_WEBHOOK_SECRET: "1234" }, "STRIPE_WEBHOOK_SECRET: the secret of an endpoint begins with whsec_"],
  [
    { STRIPE_PRICE_PRO: "prod_1" },
    "STRIPE_PRICE_PRO, STRIPE_PRICE_STUDENT: ids of prices, separated by commas, which begin with price_",
  ],
  [{ STRIPE_PRICE_STUDENT: "price_former" }, "STRIPE_PRICE_STUDENT: must not be a price of the pro plan"],
  ...["http://api.example.com", "https://a:b@api.stripe.com", "https://api.stripe.com/v1", "stripe"].map(
    (address) =>
      [
        { STRIPE_ADDRESS: address },
        "STRIPE_ADDRESS: must be an address with https, or with http on this machine, without a path",
      ] as const,
  ),
] as const)("refuses %o and says why", (changes, problem) => {
  expect(paymentSettingsIn({ ...complete, ...changes })).toEqual({ payment: null, problems: [problem] });
});
