import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  longestDisplayName,
  longestEmail,
  passwordLength,
} from "../../../features/accounts/contracts/account-limits.ts";
import { TextField } from "../../design/field.tsx";

type FieldProps = {
  /** What was typed before it was refused. */
  typed?: string | undefined;
  hint?: string;
  error?: ReactNode;
};

/** The address by which an account is known. */
export function EmailField({ typed, isFixed = false, ...words }: FieldProps & { isFixed?: boolean }) {
  const t = useTranslations("account.auth");
  return (
    <TextField
      label={t("email")}
      name="email"
      type="email"
      autoComplete="username"
      required
      maxLength={longestEmail}
      defaultValue={typed}
      readOnly={isFixed}
      {...words}
    />
  );
}

/** The name that other people read. */
export function DisplayNameField({ typed, ...words }: FieldProps) {
  const t = useTranslations("account.auth");
  return (
    <TextField
      label={t("displayName")}
      name="displayName"
      autoComplete="nickname"
      required
      maxLength={longestDisplayName}
      defaultValue={typed}
      {...words}
    />
  );
}

/** A password that is chosen now. */
export function NewPasswordField({ label, error }: { label: string; error?: ReactNode }) {
  const t = useTranslations("account.auth");
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={passwordLength.minimum}
      maxLength={passwordLength.maximum}
      hint={t("passwordHint")}
      error={error}
    />
  );
}
