import { createHash } from "node:crypto";
import { Failure } from "../../../failure.ts";
import type {
  KeptPasskey,
  PasskeyCeremonies,
  PasskeyResponse,
  RelyingParty,
} from "../use-cases/passkeys/passkey-stores.ts";
import { authenticationIn, registrationIn, saidIn } from "./passkey-responses.ts";

/** Loaded for the first passkey: most processes see none. */
const library = () => import("@simplewebauthn/server");

/** Those of COSE that every browser and passkey knows: Ed25519, ECDSA and RSA. */
const algorithms = [-8, -7, -257];

const transportNames = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const transportsIn = ({ transports }: Pick<KeptPasskey, "transports">) =>
  transportNames.filter((name) => transports.split(",").includes(name));

function mustBeAskedHere(response: PasskeyResponse, rp: RelyingParty): void {
  if (saidIn(response).origin !== rp.origin) throw new Failure("passkeyOrigin");
}

const HASH_BYTES = 32;
/** The hash of the host, a byte of flags, the counter. */
const SHORTEST_DATA = HASH_BYTES + 1 + 4;

/** What an authenticator signs: `data` is as the browser hands it over, and may be nothing of the kind. */
function mustBeForHost(data: unknown, rp: RelyingParty): void {
  if (!(data instanceof Uint8Array) || data.length < SHORTEST_DATA) throw new Failure("passkeyInvalid");
  const hash = createHash("sha256").update(rp.id).digest();
  if (!hash.equals(data.subarray(0, HASH_BYTES))) throw new Failure("passkeyHost");
}

/** What a passkey keeps of its person: it says so with each answer, since none is named to it before. */
const handleOf = (accountId: string) => new TextEncoder().encode(accountId);

/** The passkey must name the person whose it is here: the two are checked against each other. */
function mustNamePerson({ response: { userHandle } }: { response: { userHandle: string } }, accountId: string): void {
  if (!Buffer.from(userHandle, "base64url").equals(handleOf(accountId))) throw new Failure("passkeyInvalid");
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
      userID: handleOf(account.id),
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
  said(response) {
    const { challenge, credentialId } = saidIn(response);
    return { challenge, credentialId };
  },
  async newCredential({ rp, challenge, response: handed }) {
    mustBeAskedHere(handed, rp);
    const response = registrationIn(handed);
    const { verifyRegistrationResponse } = await library();
    const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
    const object = Buffer.from(response.response.attestationObject, "base64url");
    const data = await Promise.resolve()
      .then(() => decodeAttestationObject(new Uint8Array(object)).get("authData"))
      .catch((cause: unknown) => {
        throw new Failure("passkeyInvalid", {}, { cause });
      });
    mustBeForHost(data, rp);
    const verified = await checked(() =>
      verifyRegistrationResponse({
        response,
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
  async counterOf({ rp, challenge, response: handed, passkey, accountId }) {
    mustBeAskedHere(handed, rp);
    const response = authenticationIn(handed);
    mustNamePerson(response, accountId);
    const data = Buffer.from(response.response.authenticatorData, "base64url");
    mustBeForHost(data, rp);
    const { verifyAuthenticationResponse } = await library();
    const verified = await checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: rp.origin,
        expectedRPID: rp.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          // Compared below: a counter says that a passkey was copied only once its signature is right.
          counter: 0,
          transports: transportsIn(passkey),
        },
      }),
    );
    const counter = verified.authenticationInfo.newCounter;
    // Passkeys that are kept in several places count nothing.
    if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw new Failure("passkeyCounter");
    return counter;
  },
};
