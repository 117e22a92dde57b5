import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { isLanguage } from "../../../messages/languages.ts";
import type { AccountAnswer, ApiKeyAnswer, SessionAnswer } from "../contracts/account.ts";
import type { ApiKey, Session } from "../use-cases/account-stores.ts";

export const accountAnswer = ({
  id,
  email,
  displayName,
  role,
  plan,
  language,
  theme,
  ...dates
}: Account): AccountAnswer => ({
  id,
  email,
  displayName,
  role,
  plan,
  language: isLanguage(language) ? language : "es",
  theme,
  createdAt: dates.createdAt.toISOString(),
  ageDeclaredAt: dates.ageDeclaredAt.toISOString(),
});

export const sessionAnswer = ({ id, device, place, ...dates }: Session, current: Session | null): SessionAnswer => ({
  id,
  device,
  place,
  startedAt: dates.startedAt.toISOString(),
  seenAt: dates.seenAt.toISOString(),
  expiresAt: dates.expiresAt.toISOString(),
  isThisOne: id === current?.id,
});

export const apiKeyAnswer = ({ createdAt, lastUsedAt, ...key }: ApiKey): ApiKeyAnswer => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
