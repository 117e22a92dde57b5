import * as z from "zod";
import { Failure } from "../../../failure.ts";
import type { PasskeyResponse } from "../use-cases/passkeys/passkey-stores.ts";

/** 1,023 bytes at most, in base64url. */
const credentialId = z.string().regex(/^[A-Za-z0-9_-]{1,1364}$/);

/** The members that both kinds of response have; their texts are base64url. Extensions are neither asked for nor read. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};

/** A new passkey, as `PublicKeyCredential.toJSON()` writes it. */
const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).default([]),
  }),
});

/** The answer of a passkey, as `PublicKeyCredential.toJSON()` writes it. */
const Authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
});

/** What either says before it is checked: which passkey, and what the browser has written about the ceremony. */
const Answered = z.object({ id: credentialId, response: z.object({ clientDataJSON: z.string() }) });

const ClientData = z.object({ challenge: z.string(), origin: z.string() });

function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const { data, error } = shape.safeParse(value);
  if (error) throw new Failure("passkeyInvalid", {}, { cause: error });
  return data;
}

/** Throws `passkeyInvalid`, as the two after it. */
export const registrationIn = (response: PasskeyResponse) => parsed(Registration, response);
export const authenticationIn = (response: PasskeyResponse) => parsed(Authentication, response);

/** The passkey that answers, the challenge that it answers, and the origin of the page. */
export function saidIn(response: PasskeyResponse): { credentialId: string; challenge: string; origin: string } {
  const { id, response: answer } = parsed(Answered, response);
  return { credentialId: id, ...parsed(ClientData, jsonIn(answer.clientDataJSON)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch (cause) {
    throw new Failure("passkeyInvalid", {}, { cause });
  }
}
