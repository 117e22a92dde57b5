import { onEachDatabase } from "../../../database/each-database-contract.ts";
import { accountData } from "./account-data-contract.ts";
import { accountLimits } from "./account-limits-contract.ts";
import { accountsOn } from "./accounts-contract.ts";
import { adminActions } from "./admin-contract.ts";
import { confirmationsAgain } from "./confirm-again-contract.ts";
import { emailChanges } from "./email-change/email-change-contract.ts";
import { factors } from "./factor-contract.ts";
import { identities } from "./identities/identity-contract.ts";
import { passkeys } from "./passkey-contract.ts";
import { sealedKeys } from "./sealing-contract.ts";
import { signIns } from "./sign-in-contract.ts";

onEachDatabase("accounts", (opened) => {
  const rig = accountsOn(opened);
  signIns(rig);
  confirmationsAgain(rig);
  accountLimits(rig);
  adminActions(rig);
  emailChanges(rig);
  accountData(rig);
  factors(rig);
  sealedKeys(rig);
  passkeys(rig);
  identities(rig);
});
