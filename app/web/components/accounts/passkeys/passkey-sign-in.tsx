import { useTranslations } from "use-intl";
import { PasskeyForm } from "./passkey-form.tsx";

/** The way in with a passkey alone, where the browser has them. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const t = useTranslations("account.passkeys");
  return (
    <div className="mt-5">
      <PasskeyForm
        action={returnTo === "/" ? "/auth" : `/auth?return=${encodeURIComponent(returnTo)}`}
        name="passkey"
        options="/api/v1/auth/passkey-options"
        submit={t("signIn")}
      />
    </div>
  );
}
