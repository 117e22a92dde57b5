import { registerHooks } from "node:module";
import { basename } from "node:path";

// Before what `slow` and `slow-shared` of `vitest.config.ts` import: a password and the passphrase of a backup cost a thousandth of the
// work, by the same functions.
const cheap = new Map([
  ["password-cost.ts", import.meta.resolve("../app/features/accounts/security/password-cost-contract.ts")],
  ["backup-cost.ts", import.meta.resolve("../app/database/backup/backup-cost-contract.ts")],
]);

registerHooks({
  resolve: (specifier, context, next) => next(cheap.get(basename(specifier)) ?? specifier, context),
});
