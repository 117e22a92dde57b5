import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { recoveryCodeCount } from "../../contracts/account-limits.ts";
import type { AccountContext } from "../account-context.ts";

const recoveryCode = /^[2-9A-HJ-NP-Z]{16}$/;

/** Ten codes for a person without their authenticator: sixteen letters of chance each, and none that is read as another. */
export function freshRecoveryCodes(
  context: Pick<AccountContext, "codes" | "secrets">,
  account: Account,
): { codes: readonly string[]; codeHashes: readonly string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () => context.codes.freshRecoveryCode());
  return { codes, codeHashes: codes.map((code) => recoveryCodeHash(context, account, plainCode(code))) };
}

/** A code without what is typed between its parts. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

export const isRecoveryCode = (plain: string): boolean => recoveryCode.test(plain);

/** 80 bits of chance need no slow hash; the account is in it, so that one code says nothing of another person's. */
export const recoveryCodeHash = (
  { secrets }: Pick<AccountContext, "secrets">,
  { id }: Account,
  plain: string,
): string => secrets.hashOf(`${id} ${plain}`);
