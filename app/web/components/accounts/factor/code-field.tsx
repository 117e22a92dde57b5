import { useTranslations } from "use-intl";
import { TextField } from "../../../design/field.tsx";

type CodeFieldProps = {
  /** Whether a recovery code does as well. */
  isRecoveryTaken: boolean;
  /** Whether the page is there for this field. */
  isFirst?: boolean;
  error?: string | undefined;
};

/** The six digits of an authenticator. */
export function CodeField({ isRecoveryTaken, isFirst = false, error }: CodeFieldProps) {
  const t = useTranslations("account.factor");
  return (
    <TextField
      label={t("code")}
      name="code"
      autoComplete="one-time-code"
      inputMode={isRecoveryTaken ? "text" : "numeric"}
      autoCapitalize="characters"
      spellCheck={false}
      required
      maxLength={30}
      autoFocus={isFirst}
      hint={isRecoveryTaken ? t("codeHint") : undefined}
      error={error}
    />
  );
}
