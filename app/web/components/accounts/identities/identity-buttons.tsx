import { useTranslations } from "use-intl";
import type { SignInWays } from "../../../../features/accounts/contracts/sign-in-ways.ts";
import { withReturn } from "../../../accounts/return-address.ts";
import { AccountForm } from "../account-form.tsx";

type IdentityButtonsProps = {
  providers: SignInWays["identityProviders"];
  purpose: "signIn" | "link" | "prove";
  returnTo: string;
};

/** A form for each identity provider, which leads there. */
export function IdentityButtons({ providers, purpose, returnTo }: IdentityButtonsProps) {
  const t = useTranslations("account.identities");
  return (
    <div className="grid gap-3">
      {providers.map(({ number, name }) => (
        <AccountForm
          key={number}
          action={withReturn(`/auth/identity/${number}`, returnTo)}
          name={purpose}
          submit={t(purpose, { provider: name })}
          variant="secondary"
        />
      ))}
    </div>
  );
}
