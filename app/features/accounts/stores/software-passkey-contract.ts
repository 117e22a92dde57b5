import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { PasskeyResponse } from "../use-cases/passkeys/passkey-stores.ts";

/** CBOR of what an authenticator writes: whole numbers, bytes, texts and maps (RFC 8949). */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const members = [...value].flatMap(([key, member]) => [cbor(key), cbor(member as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...members]);
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a passkey says otherwise than it should. */
type Lies = {
  origin?: string;
  host?: string;
  counter?: number;
  isVerified?: boolean;
  signsOther?: boolean;
  /** Whom it names; null: no person. */
  handle?: string | null;
};

const textIn = (options: object, name: string): string => String(Reflect.get(options, name));

/** What the options of either ceremony ask to be signed. */
export const challengeIn = (options: object): string => textIn(options, "challenge");

/** A passkey in software, after the W3C's description of WebAuthn: ES256, attestation "none". */
export function softwarePasskey({ origin, host }: { origin: string; host: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;
  let keptHandle: string | null = null;
  const coseKey = cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, lies: Lies) => {
    counter = lies.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = lies.isVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(lies.host ?? host), Buffer.from([flags | USER_PRESENT | verified]), count]);
  };
  const handed = (response: Readonly<Record<string, Buffer>>): PasskeyResponse => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")])),
  });
  return {
    credentialId: id.toString("base64url"),
    /** Made as the options ask; the person whom they name is kept. */
    create(options: object, lies: Lies = {}): PasskeyResponse {
      const challenge = challengeIn(options);
      keptHandle = textIn(Object(Reflect.get(options, "user")), "id");
      const size = Buffer.from([id.length >> 8, id.length & 255]);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, coseKey]);
      const authData = Buffer.concat([authenticatorData(HAS_CREDENTIAL, lies), credential]);
      const attestationObject = cbor(
        new Map<string, string | Buffer | ReadonlyMap<string, unknown>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authData],
        ]),
      );
      return handed({ clientDataJSON: clientData("webauthn.create", challenge, lies), attestationObject });
    },
    answer(challenge: string, lies: Lies = {}): PasskeyResponse {
      const data = authenticatorData(0, lies);
      const client = clientData("webauthn.get", challenge, lies);
      const signed = lies.signsOther ? randomBytes(69) : Buffer.concat([data, sha256(client)]);
      const signature = createSign("sha256").update(signed).sign(privateKey);
      const { handle = keptHandle } = lies;
      const said = { clientDataJSON: client, authenticatorData: data, signature };
      return handed(handle === null ? said : { ...said, userHandle: Buffer.from(handle, "base64url") });
    },
  };
}
