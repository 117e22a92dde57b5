import * as z from "zod";
import { roles } from "../../../core/shared/contracts/role.ts";
import { plans } from "../../../core/usage/contracts/plan-names.ts";
import { longestDisplayName, minimumAge, passwordLength } from "./account-limits.ts";
import { KeyScope } from "./key-scope.ts";

export const accountLanguages = ["es", "en", "it"] as const;

export const accountThemes = ["light", "dark"] as const;

const email = z.string().meta({ description: "Email address", example: "ana@example.org" });

const password = z.string().meta({
  description: `From ${passwordLength.minimum} to ${passwordLength.maximum} characters, and not a common one`,
});

const secret = z.string().meta({ description: "The secret of the link in the message" });

const language = z.enum(accountLanguages);

const moment = z.iso.datetime();

export const SignUpBody = z
  .strictObject({
    email,
    password,
    displayName: z.string().meta({ description: `Name to show, up to ${longestDisplayName} characters` }),
    isOldEnough: z
      .boolean()
      .optional()
      .meta({ description: `Whether the person declares to be at least ${minimumAge}; required to sign up` }),
    language: language.optional().meta({ description: "Language of the messages; Spanish unless given" }),
  })
  .meta({ id: "SignUp" });

export const SignInBody = z
  .strictObject({
    email,
    password: z.string(),
    callbackURL: z.string().optional().meta({ description: "A path of this site; anything else is refused" }),
  })
  .meta({ id: "SignIn" });

export const ConfirmAgainBody = z.strictObject({ email, password: z.string() }).meta({ id: "ConfirmAgain" });

export const ConfirmBody = z.strictObject({ token: secret }).meta({ id: "Confirm" });

export const ResetRequestBody = z.strictObject({ email }).meta({ id: "ResetRequest" });

export const ResetBody = z.strictObject({ token: secret, password }).meta({ id: "Reset" });

export const AccountChange = z
  .strictObject({
    displayName: z.string().optional(),
    language: language.optional(),
    theme: z.enum(accountThemes).nullable().optional().meta({ description: "Null follows the system" }),
  })
  .meta({ id: "AccountChange" });

const passwordOrProof = z.string().optional().meta({ description: "Absent: a recent proof of the session does" });
export const ClosingBody = z
  .strictObject({
    password: passwordOrProof,
    teams: z
      .array(z.strictObject({ id: z.uuid(), to: z.uuid().nullable().meta({ description: "Null: it is deleted" }) }))
      .optional()
      .meta({ description: "Who owns each of your teams that has other members from then on" }),
  })
  .meta({ id: "Closing" });

export const ApiKeyBody = z
  .strictObject({
    name: z.string(),
    access: KeyScope.shape.access.optional().meta({ description: "Absent: write, which reads too" }),
    subject: KeyScope.shape.subject.optional().meta({ description: "Absent or null: all" }),
    expiresOn: z
      .string()
      .nullable()
      .optional()
      .meta({ description: "The last day on which it works", example: "2027-06-30" }),
  })
  .meta({ id: "NewApiKey" });

export const AccountAnswer = z
  .object({
    id: z.uuid(),
    email: z.string(),
    displayName: z.string(),
    role: z.enum(roles),
    plan: z.enum(plans),
    language,
    theme: z.enum(accountThemes).nullable(),
    createdAt: moment,
    ageDeclaredAt: moment,
  })
  .meta({ id: "Account" });

export type AccountAnswer = z.infer<typeof AccountAnswer>;

export const SessionAnswer = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: "Browser and system, as the browser says" }),
    place: z
      .object({
        country: z.string().length(2).meta({ description: "ISO 3166-1" }),
        city: z.string().nullable(),
      })
      .nullable()
      .meta({
        description: "Where it began; null where this installation has no file that knows the place of its address",
      }),
    startedAt: moment,
    seenAt: moment,
    expiresAt: moment,
    isThisOne: z.boolean(),
  })
  .meta({ id: "Session" });

export type SessionAnswer = z.infer<typeof SessionAnswer>;

export const ApiKeyAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ending: z.string().meta({ description: "Its last four characters; the whole key is shown once" }),
    ...KeyScope.shape,
    createdAt: moment,
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: "ApiKey" });

export type ApiKeyAnswer = z.infer<typeof ApiKeyAnswer>;

const factorCode = z.string().meta({
  description: "The six digits of the authenticator, or a recovery code",
  example: "492039",
});

const passkey = z.looseObject({ id: z.string(), response: z.looseObject({ clientDataJSON: z.string() }) }).meta({
  id: "PasskeyResponse",
  description: "What the browser hands over, as `PublicKeyCredential.toJSON()` writes it",
});

export const PasskeyBody = z.strictObject({ passkey }).meta({ id: "PasskeySignIn" });

export const NewPasskeyBody = z.strictObject({ name: z.string(), passkey }).meta({ id: "NewPasskey" });

export const PasskeyNameBody = z.strictObject({ name: z.string() }).meta({ id: "PasskeyName" });

export const PasskeyOptions = z.record(z.string(), z.unknown()).meta({
  id: "PasskeyOptions",
  description: "For `PublicKeyCredential.parse…OptionsFromJSON()`; good for five minutes",
});

export const PasskeyAnswer = z
  .object({ id: z.uuid(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() })
  .meta({ id: "Passkey" });

export const FactorBody = z.strictObject({ code: factorCode }).meta({ id: "FactorCode" });

export const ProofBody = z
  .strictObject({ password: z.string().optional(), code: factorCode.optional(), passkey: passkey.optional() })
  .meta({ id: "Proof", description: "One of them; a code where the account has a second factor" });

export const FactorDeedBody = z
  .strictObject({
    password: z.string().optional().meta({ description: "Absent of a person without one: a recent proof does" }),
    code: factorCode,
  })
  .meta({ id: "FactorDeed" });

export const FactorNeeded = z.object({ status: z.literal("factorNeeded") }).meta({ id: "FactorNeeded" });

export const FactorAnswer = z
  .object({
    confirmedAt: moment.nullable().meta({ description: "Since when a code is asked for at sign-in; null: it is not" }),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: "Factor" });

export type FactorAnswer = z.infer<typeof FactorAnswer>;

export const AuthenticatorKeyAnswer = z
  .object({
    key: z.string().meta({ description: "In base32, to be typed" }),
    address: z.string().meta({ description: "The same as otpauth://, to be drawn as a QR code" }),
  })
  .meta({ id: "AuthenticatorKey" });

export const RecoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()).meta({ description: "Each works once; they are never shown again" }) })
  .meta({ id: "RecoveryCodes" });

export const Sent = z.object({ status: z.literal("sent") }).meta({ id: "Sent" });

export const Done = z.object({ status: z.literal("done") }).meta({ id: "Done" });
