import type { StripeSettings } from "../features/payments/stripe/stripe-provider.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const usualAddress = "https://api.stripe.com";

/** Payment by Stripe: off unless its key, the secret of its events and the price of the pro plan are set. */
export function paymentSettingsIn(environment: Environment): {
  payment: StripeSettings | null;
  problems: readonly string[];
} {
  const settingOf = (name: string) => environment[name]?.trim() ?? "";
  const secretKey = settingOf("STRIPE_SECRET_KEY");
  const webhookSecret = settingOf("STRIPE_WEBHOOK_SECRET");
  const address = settingOf("STRIPE_ADDRESS") || usualAddress;
  const [pro, student] = [pricesIn(settingOf("STRIPE_PRICE_PRO")), pricesIn(settingOf("STRIPE_PRICE_STUDENT"))];
  const problems: string[] = [];
  const given = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PRO: pro[0] ?? "" };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === "" ? name : []));
  const isAsked = missing.length < 3 || student.length > 0;
  if (isAsked) for (const name of missing) problems.push(`${name}: payment needs it`);
  if (secretKey !== "" && !/^(?:sk|rk)_[\w-]{4,250}$/.test(secretKey)) {
    problems.push("STRIPE_SECRET_KEY: a secret or restricted key begins with sk_ or rk_");
  }
  if (webhookSecret !== "" && !/^whsec_[\x21-\x7e]{4,250}$/.test(webhookSecret)) {
    problems.push("STRIPE_WEBHOOK_SECRET: the secret of an endpoint begins with whsec_");
  }
  if ([...pro, ...student].some((id) => !/^price_\w{1,250}$/.test(id))) {
    problems.push(
      "STRIPE_PRICE_PRO, STRIPE_PRICE_STUDENT: ids of prices, separated by commas, which begin with price_",
    );
  }
  if (pro.some((id) => student.includes(id)))
    problems.push("STRIPE_PRICE_STUDENT: must not be a price of the pro plan");
  if (!isSafeAddress(address)) {
    problems.push("STRIPE_ADDRESS: must be an address with https, or with http on this machine, without a path");
  }
  if (problems.length > 0 || !isAsked) return { payment: null, problems };
  return {
    payment: { secretKey, webhookSecret, address: new URL(address).origin, prices: { pro, student } },
    problems,
  };
}

/** The first is the one that is sold; the others are what some still pay. */
const pricesIn = (text: string): readonly string[] => text.split(",").flatMap((id) => id.trim() || []);

function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password, search, hash } = new URL(text);
  const isHere = hostname === "127.0.0.1" || hostname === "localhost";
  const isPlain = pathname === "/" && [username, password, search, hash].every((part) => part === "");
  return isPlain && (protocol === "https:" || (protocol === "http:" && isHere));
}
