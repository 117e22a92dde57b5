import type { CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { overPace } from "../../../core/usage/use-cases/rate-limits.ts";
import { Failure } from "../../../failure.ts";
import { keepPace, paces } from "../../accounts/use-cases/account-limits.ts";
import { displayNameOf, emailOf, isSecret, newPasswordOf } from "../../accounts/use-cases/account-rules.ts";
import { mustBeHardToGuess } from "../../accounts/use-cases/password-strength.ts";
import { openSession, type SignedIn } from "../../accounts/use-cases/sign-in.ts";
import type { SignUpForm } from "../../accounts/use-cases/sign-up.ts";
import { type ChosenSettings, settingsOf } from "./choose-settings.ts";
import type { InstallationContext, SettingsOfEnvironment } from "./installation-context.ts";

/**
 * Throws `notFound`, as an unknown page does, unless the token is that of this start and there is no account yet. Who tries too
 * often is told the same.
 */
async function mustBeOpen(
  { people, installation, gate }: InstallationContext,
  { address }: CallerAddress,
  token: string,
) {
  if (!gate.isOpen() || !isSecret(token)) throw new Failure("notFound");
  const isOften = (await overPace(people, { name: "setUpsByAddress", who: address }, paces.setUpsByAddress)) !== null;
  if (isOften || !gate.isRight(token)) throw new Failure("notFound");
  if (!(await installation.hasAccounts())) return;
  gate.close();
  throw new Failure("notFound");
}

/** What the set-up page offers to choose. Throws `notFound`. */
export async function readSetUp(
  context: InstallationContext,
  visitor: CallerAddress,
  token: string,
): Promise<SettingsOfEnvironment> {
  await mustBeOpen(context, visitor, token);
  return context.environment;
}

export type SetUpForm = SignUpForm & { token: string; device: string; settings: ChosenSettings };

/**
 * Makes the first administrator, whose address counts as confirmed because the token was read where the server runs, keeps the
 * settings and opens a session. Of two at once one comes through; from then on there is no such page.
 */
export async function setUp(context: InstallationContext, visitor: CallerAddress, form: SetUpForm): Promise<SignedIn> {
  const { people, installation, gate, environment } = context;
  await mustBeOpen(context, visitor, form.token);
  const email = emailOf(form.email);
  if (environment.adminEmail !== null && email !== environment.adminEmail) throw new Failure("adminEmailOther");
  const displayName = displayNameOf(form.displayName);
  const password = newPasswordOf(form.password, email);
  if (!form.isOldEnough) throw new Failure("ageNotDeclared");
  const settings = settingsOf(form.settings, environment);
  await keepPace(people, "newPasswordsByAddress", visitor.address);
  await mustBeHardToGuess(people, password, { email, displayName });
  const passwordHash = await people.passwords.hash(password);
  const { language } = form;
  const admin = { email, displayName, language, passwordHash, at: people.now() };
  const account = await installation.setUp(admin, settings);
  gate.close();
  if (account === null) throw new Failure("notFound");
  await context.settingsChanged();
  return openSession(people, account, { ...visitor, device: form.device, deviceSecret: null });
}
