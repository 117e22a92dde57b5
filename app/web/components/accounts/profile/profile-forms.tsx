import { useTranslations } from "use-intl";
import type { FailureCode } from "../../../../failure.ts";
import { languages } from "../../../../messages/languages.ts";
import { buttonClass } from "../../../design/button.tsx";
import { FieldError, SelectField, TextField } from "../../../design/field.tsx";
import { nativeNames } from "../../site/language-menu.tsx";
import { LocalLink } from "../../site/local-link.tsx";
import { AccountForm, type Refusal, useFailureText } from "../account-form.tsx";
import { DisplayNameField, NewPasswordField } from "../credential-fields.tsx";
import { type OwnedTeam, OwnedTeams } from "./owned-teams.tsx";
import { Section } from "./section.tsx";

type Refused = { refused: Refusal | null };
type ProfileFormProps = Refused & { account: { displayName: string; language: string; theme: string | null } };

export function ProfileForm({ account, refused }: ProfileFormProps) {
  const t = useTranslations();
  const textOf = useFailureText();
  return (
    <Section id="about" title={t("account.profile.about")}>
      <AccountForm action="/profile" name="profile" submit={t("account.profile.save")}>
        <DisplayNameField typed={account.displayName} error={refused && textOf(refused)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={t("account.profile.language")} name="language" defaultValue={account.language}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {nativeNames[language]}
              </option>
            ))}
          </SelectField>
          <SelectField label={t("account.profile.theme")} name="theme" defaultValue={account.theme ?? "system"}>
            {(["system", "light", "dark"] as const).map((theme) => (
              <option key={theme} value={theme}>
                {t(`site.theme.${theme}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </AccountForm>
    </Section>
  );
}

const aboutCurrent: readonly FailureCode[] = ["passwordWrong", "rateLimited"];

export function PasswordForm({ refused }: Refused) {
  const t = useTranslations("account");
  const textOf = useFailureText();
  const isAboutCurrent = refused !== null && aboutCurrent.includes(refused.code);
  const problem = refused && textOf(refused);
  return (
    <Section id="password" title={t("profile.passwordTitle")}>
      <AccountForm action="/profile" name="password" submit={t("profile.changePassword")} variant="secondary">
        <TextField
          label={t("profile.currentPassword")}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={isAboutCurrent && problem}
        />
        <NewPasswordField label={t("profile.newPassword")} error={!isAboutCurrent && problem} />
      </AccountForm>
    </Section>
  );
}

/** Instead of it, for a person who comes in another way. */
export function NoPassword({ canSet }: { canSet: boolean }) {
  const t = useTranslations("account");
  return (
    <Section id="password" title={t("profile.passwordTitle")} lead={t("identities.noPassword")}>
      {canSet && (
        <LocalLink className={buttonClass()} to="/auth/reset">
          {t("identities.setPassword")}
        </LocalLink>
      )}
    </Section>
  );
}

export function TakeAway() {
  const t = useTranslations("account.profile");
  return (
    <Section id="data" title={t("data")} lead={t("dataLead")}>
      <a className={buttonClass()} href="/profile/export" download>
        {t("export")}
      </a>
    </Section>
  );
}

type CloseAccountProps = Refused & { hasPassword: boolean; isPaying: boolean; teams: readonly OwnedTeam[] };

/** Asks for the password; without one, for a recent proof. */
export function CloseAccount({ refused, hasPassword, isPaying, teams }: CloseAccountProps) {
  const t = useTranslations("account.profile");
  const plans = useTranslations("plans");
  const textOf = useFailureText();
  const isAboutTeams = refused?.code === "teamsUnsettled";
  const problem = refused && textOf(refused);
  return (
    <Section id="close" title={t("close")} lead={t("closeLead")}>
      <AccountForm action="/profile" name="close" submit={t("closeConfirm")} variant="destructive">
        {isPaying && <p className="max-w-[66ch]">{plans("closing")}</p>}
        {teams.length > 0 && <OwnedTeams teams={teams} error={isAboutTeams ? problem : null} />}
        {hasPassword ? (
          <TextField
            label={t("closePassword")}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            error={isAboutTeams ? null : problem}
          />
        ) : (
          !isAboutTeams && problem && <FieldError>{problem}</FieldError>
        )}
      </AccountForm>
    </Section>
  );
}
