import { randomInt } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";
import { encode } from "uqr";
import type { FactorCodes } from "../use-cases/factors/factor-stores.ts";

const STEP_IN_SECONDS = 30;
/** Without those that are read as another: 0 and O, 1 and I. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const part = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join("");

/** Codes of authenticator programs (RFC 6238, six digits, half a minute), one step of clock skew to each side. */
export const factorCodes: FactorCodes = {
  freshRecoveryCode: () => [part(), part(), part(), part()].join("-"),
  freshKey: () => generateSecret(),
  addressOf: ({ key, email, issuer }) => generateURI({ secret: key, label: email, issuer }),
  stepOf({ key, code, at }) {
    const epoch = Math.floor(at.getTime() / 1_000);
    const found = verifySync({ secret: key, token: code, epoch, epochTolerance: STEP_IN_SECONDS });
    return found.valid && "timeStep" in found ? found.timeStep : null;
  },
  /** Four modules of white around it, as readers of such codes expect. */
  pictureOf(address) {
    const { size, data } = encode(address, { ecc: "M", border: 4 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
    return { size, path };
  },
};
