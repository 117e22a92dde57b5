import { randomUUID } from "node:crypto";
import { justProved, openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../../http/cookies.ts";
import type { Product } from "../../wiring/composition.server.ts";
import type { ReaderHeaders } from "./request-run-contract.ts";

/** Makes a person with a session and a key, and says how each reader says who they are. */
export async function requestReaders(accounts: Product["accounts"]): Promise<ReaderHeaders> {
  // A password that no request at random holds: one that closes the account would end the run.
  const [email, password] = ["owner@test.example", `kept from requests ${randomUUID()}`];
  const where = { address: "owner" };
  await accounts.signUp(where, { email, password, displayName: "owner", isOldEnough: true, language: "es" });
  await accounts.grantRole(email, "user");
  const session = await openedSession(accounts.signIn(where, { email, password, device: "", deviceSecret: null }));
  const key = await accounts.createApiKey(justProved(session.account), "program");
  return {
    visitor: {},
    person: { Cookie: sessionCookie(session, false).split(";")[0] ?? "" },
    key: { Authorization: `Bearer ${key}` },
  };
}
