import type * as z from "zod";
import { Failure } from "../../../failure.ts";
import { boundedText } from "../../../outbound/bounded-text.ts";
import { stripeVersion } from "./stripe-shapes.ts";

/** How Stripe is reached: the account's secret key, and where its API stands. */
export type StripeApiSettings = { secretKey: string; address: string };

type Call = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  fields?: Readonly<Record<string, string>>;
  /** The same call sent twice under one key has one effect. */
  idempotencyKey?: string;
  deadlineInMilliseconds?: number;
};

const DEADLINE_IN_MILLISECONDS = 10_000;
const LARGEST_ANSWER = 524_288;

/** Asks Stripe one thing. Null: it knows no such thing. Throws `paymentUnavailable` for every other answer that cannot be used. */
export type AskStripe = <Shape extends z.ZodType>(shape: Shape, call: Call) => Promise<z.infer<Shape> | null>;

export function stripeApi({ secretKey, address }: StripeApiSettings): AskStripe {
  return async (
    shape,
    { method, path, fields = {}, idempotencyKey, deadlineInMilliseconds = DEADLINE_IN_MILLISECONDS },
  ) => {
    const body = new URLSearchParams(fields).toString();
    const isQuestion = method === "GET";
    try {
      // biome-ignore lint/style/noRestrictedGlobals: the address is the operator's own, which no reader can choose.
      const response = await fetch(`${address}${path}${isQuestion && body !== "" ? `?${body}` : ""}`, {
        method,
        headers: {
          Authorization: `Bearer ${secretKey}`,
          "Stripe-Version": stripeVersion,
          Accept: "application/json",
          ...(!isQuestion && { "Content-Type": "application/x-www-form-urlencoded" }),
          ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        },
        ...(!isQuestion && { body }),
        redirect: "error",
        signal: AbortSignal.timeout(deadlineInMilliseconds),
      });
      const text = await boundedText(response, LARGEST_ANSWER, () => new Error("Stripe's answer is too large"));
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`Stripe answered ${response.status}${codeIn(text)}`);
      return shape.parse(JSON.parse(text));
    } catch (cause) {
      throw new Failure("paymentUnavailable", {}, { cause });
    }
  };
}

/** The short word for what is wrong, which names no person; the message may. */
const codeIn = (text: string): string => {
  const code = /"code"\s*:\s*"([a-z_]{1,60})"/.exec(text)?.[1];
  return code === undefined ? "" : `: ${code}`;
};
