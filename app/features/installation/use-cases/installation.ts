import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { mailTo } from "../../accounts/use-cases/account-mail.ts";
import type { KeptSettings } from "../contracts/installation.ts";
import { type ChosenSettings, settingsOf } from "./choose-settings.ts";
import type { InstallationContext, SettingsOfEnvironment } from "./installation-context.ts";
import { type SafetyFacts, safetyOf } from "./safety.ts";
import { readSetUp, setUp } from "./set-up.ts";

export type InstallationState = {
  kept: KeptSettings;
  environment: SettingsOfEnvironment;
  safety: ReturnType<typeof safetyOf>;
  sendsMail: SafetyFacts["sendsMail"];
};

/** The settings of the installation and what is unsafe about it. For admins. */
async function state(
  { installation, environment, facts }: InstallationContext,
  reader: Account | null,
): Promise<InstallationState> {
  mustAdminister(reader);
  return { kept: await installation.read(), environment, safety: safetyOf(facts), sendsMail: facts.sendsMail };
}

/** Keeps other settings, and takes them in all processes without a new start. For admins. */
async function change(context: InstallationContext, reader: Account | null, chosen: ChosenSettings): Promise<void> {
  const by = mustAdminister(reader);
  await context.installation.save(settingsOf(chosen, context.environment), { at: context.people.now(), by });
  await context.settingsChanged();
}

/** Puts a mail to the administrator in the outbox: there stands whether it left. For admins. */
async function sendTestMail({ people }: InstallationContext, reader: Account | null): Promise<void> {
  const admin = mustAdminister(reader);
  await keepPace(people, "mailsByRecipient", people.secrets.hashOf(admin.email));
  await people.outbox.queue({ kind: "test", ...mailTo(admin), token: null });
}

const useCases = { readSetUp, setUp, state, change, sendTestMail };
export type Installation = Bound<typeof useCases>;

/** The use cases of an installation with their context in hand. `open` throws while the database cannot be reached. */
export const installationIn = (open: () => Promise<InstallationContext>): Installation => bindContext(open, useCases);
