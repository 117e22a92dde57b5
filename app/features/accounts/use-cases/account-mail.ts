import type { Mail } from "../../../core/mail/use-cases/mail.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";

/** Who a mail about an account goes to. */
export const mailTo = ({
  email,
  id,
  language,
  displayName,
}: Account): Pick<Mail, "recipient" | "accountId" | "language" | "displayName"> => ({
  recipient: email,
  accountId: id,
  language,
  displayName,
});
