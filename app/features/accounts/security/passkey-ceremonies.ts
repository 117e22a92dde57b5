import { createHash } from "node:crypto";
import { Failure } from "../../../failure.ts";
import type {
  KeptPasskey,
  PasskeyCeremonies,
  PasskeyResponse,
  RelyingParty,
} from "../use-cases/passkeys/passkey-stores.ts";

/** Loaded for the first passkey: most processes see none. */
const library = () => import("@simplewebauthn/server");

/** Those of COSE that every browser and passkey knows: Ed25519, ECDSA and RSA. */
const algorithms = [-8, -7, -257];

const transportNames = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const transportsIn = ({ transports }: Pick<KeptPasskey, "transports">) =>
  transportNames.filter((name) => transports.split(",").includes(name));

const textIn = (value: unknown, name: string): string => {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== "string") throw new Failure("passkeyInvalid");
  return found;
};
const partIn = (response: PasskeyResponse, name: string): string => textIn(response.response, name);

/** What the browser has written about the ceremony: the challenge that it answers, and the origin of the page. */
function clientDataIn(response: PasskeyResponse): { challenge: string; origin: string } {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(partIn(response, "clientDataJSON"), "base64url").toString("utf8"));
  } catch (cause) {
    throw new Failure("passkeyInvalid", {}, { cause });
  }
  return { challenge: textIn(said, "challenge"), origin: textIn(said, "origin") };
}

function mustBeAskedHere(response: PasskeyResponse, rp: RelyingParty): void {
  if (clientDataIn(response).origin !== rp.origin) throw new Failure("passkeyOrigin");
}

const HASH_BYTES = 32;
/** The hash of the host, a byte of flags, the counter. */
const COUNTER_AT = HASH_BYTES + 1;
const SHORTEST_DATA = COUNTER_AT + 4;

function mustBeForHost(data: Uint8Array, rp: RelyingParty): void {
  const hash = createHash("sha256").update(rp.id).digest();
  if (!hash.equals(data.subarray(0, HASH_BYTES))) throw new Failure("passkeyHost");
}

/** Whatever else the library finds wrong is one thing to a person. */
async function checked<Answer extends { verified: boolean }>(verify: () => Promise<Answer>): Promise<Answer> {
  const answer = await verify().catch((cause: unknown) => {
    throw new Failure("passkeyInvalid", {}, { cause });
  });
  if (!answer.verified) throw new Failure("passkeyInvalid");
  return answer;
}

/** Passkeys by WebAuthn, with user verification: a finger, a face or a number each time. */
export const passkeyCeremonies: PasskeyCeremonies = {
  async registrationOptions({ rp, account, challenge, known }) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: rp.name,
      rpID: rp.id,
      userName: account.email,
      userID: new TextEncoder().encode(account.id),
      userDisplayName: account.displayName,
      challenge: Buffer.from(challenge, "base64url"),
      attestationType: "none",
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: known.map((each) => ({ id: each.credentialId, transports: transportsIn(each) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  },
  async signInOptions({ rp, challenge }) {
    const { generateAuthenticationOptions } = await library();
    const bytes = Buffer.from(challenge, "base64url");
    return generateAuthenticationOptions({ rpID: rp.id, challenge: bytes, userVerification: "required" });
  },
  said: (response) => ({ challenge: clientDataIn(response).challenge, credentialId: textIn(response, "id") }),
  async newCredential({ rp, challenge, response }) {
    mustBeAskedHere(response, rp);
    const { verifyRegistrationResponse } = await library();
    const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
    const object = Buffer.from(partIn(response, "attestationObject"), "base64url");
    const data = await Promise.resolve()
      .then(() => decodeAttestationObject(new Uint8Array(object)).get("authData"))
      .catch((cause: unknown) => {
        throw new Failure("passkeyInvalid", {}, { cause });
      });
    mustBeForHost(data, rp);
    const verified = await checked(() =>
      verifyRegistrationResponse({
        // The library checks every member that it reads.
        response: response as unknown as Parameters<typeof verifyRegistrationResponse>[0]["response"],
        expectedChallenge: challenge,
        expectedOrigin: rp.origin,
        expectedRPID: rp.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!verified.verified) throw new Failure("passkeyInvalid");
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transportNames.filter((name) => transports.includes(name)).join(","),
    };
  },
  async counterOf({ rp, challenge, response, passkey }) {
    mustBeAskedHere(response, rp);
    const data = Buffer.from(partIn(response, "authenticatorData"), "base64url");
    if (data.length < SHORTEST_DATA) throw new Failure("passkeyInvalid");
    mustBeForHost(data, rp);
    const counter = data.readUInt32BE(COUNTER_AT);
    // Passkeys that are kept in several places count nothing.
    if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw new Failure("passkeyCounter");
    const { verifyAuthenticationResponse } = await library();
    const verified = await checked(() =>
      verifyAuthenticationResponse({
        // The library checks every member that it reads.
        response: response as unknown as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
        expectedChallenge: challenge,
        expectedOrigin: rp.origin,
        expectedRPID: rp.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
          transports: transportsIn(passkey),
        },
      }),
    );
    return verified.authenticationInfo.newCounter;
  },
};
