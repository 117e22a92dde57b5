import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { passwordCost } from "../features/accounts/security/password-cost.ts";
import { passwordCost as cheap } from "../features/accounts/security/password-cost-contract.ts";

// Runs before the servers that the browser tests start (`NODE_OPTIONS` in `playwright.config.ts`): a password costs them a thousandth
// of the work, by the same function. A release started without it, and the unit tests of the hash, pay the whole.
const { scrypt } = crypto;
const isOfPasswords = ({ N, r, p }: crypto.ScryptOptions) =>
  N === passwordCost.N && r === passwordCost.r && p === passwordCost.p;

Object.assign(crypto, {
  scrypt: (...[password, salt, length, options, done]: Parameters<typeof scrypt>) =>
    scrypt(password, salt, length, isOfPasswords(options) ? { ...options, ...cheap } : options, done),
});
syncBuiltinESMExports();
