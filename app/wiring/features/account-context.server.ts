import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { appFolder } from "../../config/app-folder.server.ts";
import type { Config } from "../../config/config.server.ts";
import { historyStore } from "../../core/history/stores/history-store.ts";
import { idempotencyStore } from "../../core/idempotency/stores/idempotency-store.ts";
import { idempotencyIn } from "../../core/idempotency/use-cases/answer-once.ts";
import { popularityStore } from "../../core/lists/stores/popularity-store.ts";
import { outboxStore } from "../../core/mail/stores/outbox-store.ts";
import { policyStore } from "../../core/policies/stores/policy-store.ts";
import { activePolicyOf } from "../../core/policies/use-cases/policies.ts";
import type { Plan } from "../../core/usage/contracts/plan.ts";
import { leasedPlanUses } from "../../core/usage/stores/leased-plan-uses.ts";
import { planUseStore } from "../../core/usage/stores/plan-use-store.ts";
import { watchedPace } from "../../core/usage/stores/watched-pace.ts";
import { mostOf } from "../../core/usage/use-cases/most-of.ts";
import { planAtHand } from "../../core/usage/use-cases/plan-at-hand.ts";
import { allAnonymous, commonPaceOf } from "../../core/usage/use-cases/plan-limits.ts";
import { inParts } from "../../core/usage/use-cases/rate-limits.ts";
import type { Database } from "../../database/open-database.ts";
import { type DependencyStates, dependencyStates } from "../../dependencies/dependency-states.ts";
import { Failure } from "../../failure.ts";
import { writeMail } from "../../features/accounts/mail/write-mail.ts";
import { placesFile } from "../../features/accounts/places/places-file.ts";
import { factorCodes } from "../../features/accounts/security/factor-codes.ts";
import { identityProtocol } from "../../features/accounts/security/identities/identity-protocol.ts";
import { passkeyCeremonies } from "../../features/accounts/security/passkey-ceremonies.ts";
import { passwordHashes } from "../../features/accounts/security/password-hash.ts";
import { sealedSecrets } from "../../features/accounts/security/sealed-secrets.ts";
import { secrets } from "../../features/accounts/security/secrets.ts";
import { academicStore } from "../../features/accounts/stores/academic-store.ts";
import { accountStore } from "../../features/accounts/stores/account-store.ts";
import { adminActionStore } from "../../features/accounts/stores/admin-action-store.ts";
import { apiKeyStore } from "../../features/accounts/stores/api-key-store.ts";
import { emailChangeStore } from "../../features/accounts/stores/email-change/email-change-store.ts";
import { factorStore } from "../../features/accounts/stores/factor-store.ts";
import { identityStore } from "../../features/accounts/stores/identities/identity-store.ts";
import { signInLinkStore } from "../../features/accounts/stores/identities/sign-in-link-store.ts";
import { passkeyStore } from "../../features/accounts/stores/passkey-store.ts";
import { rateStore } from "../../features/accounts/stores/rate-store.ts";
import { sessionStore } from "../../features/accounts/stores/session-store.ts";
import { isAcademic } from "../../features/accounts/use-cases/academic-address.ts";
import type { AccountContext } from "../../features/accounts/use-cases/account-context.ts";
import { accountsIn } from "../../features/accounts/use-cases/accounts.ts";
import type { RelyingParty } from "../../features/accounts/use-cases/passkeys/passkey-stores.ts";
import type { PasswordStrength, StrengthQuestion } from "../../features/accounts/use-cases/strength-question.ts";
import { conversationsIn } from "../../features/conversations/use-cases/conversations.ts";
import { jobsIn } from "../../features/jobs/use-cases/jobs.ts";
import { refreshSubscriptions } from "../../features/payments/use-cases/follow-payments.ts";
import { endPayments, saleOf } from "../../features/payments/use-cases/pay-for-plan.ts";
import { paymentsIn } from "../../features/payments/use-cases/payments.ts";
import { portfolioStore } from "../../features/portfolio/stores/portfolio-store.ts";
import { keptPortfoliosIn } from "../../features/portfolio/use-cases/keep-portfolio.ts";
import { savedStore } from "../../features/saved/stores/saved-store.ts";
import { savedIn } from "../../features/saved/use-cases/keep-saved.ts";
import { shareLinkStore } from "../../features/share-links/stores/share-link-store.ts";
import { shareLinksIn } from "../../features/share-links/use-cases/share-links.ts";
import { sheetLinkStore } from "../../features/sheet-links/stores/sheet-link-store.ts";
import { sheetLinksIn } from "../../features/sheet-links/use-cases/sheet-links.ts";
import { thesisStore } from "../../features/theses/stores/thesis-store.ts";
import { thesesIn } from "../../features/theses/use-cases/theses.ts";
import { versionStore } from "../../features/versions/stores/version-store.ts";
import { versionsIn } from "../../features/versions/use-cases/versions.ts";
import { pageVisitStore } from "../../features/visits/stores/page-visit-store.ts";
import { watchlistStore } from "../../features/watchlist/stores/watchlist-store.ts";
import { webhooksIn } from "../../features/webhooks/use-cases/webhooks.ts";
import { wrongNumbersIn } from "../../features/wrong-numbers/use-cases/wrong-numbers.ts";
import { threadQueue } from "../../threads/thread-queue.ts";
import { toldOfIdentities } from "../dependencies/identity-dependency.ts";
import { jobContext } from "../jobs/job-context.server.ts";
import { type Log, warning } from "../log.server.ts";
import { toldFeed } from "../told-feed.server.ts";
import { unawaited } from "./background.server.ts";
import { conversationContext } from "./conversation-context.server.ts";
import { composeInstallation } from "./installation.server.ts";
import { keyRing } from "./key-ring.server.ts";
import { deliveringTo } from "./mail-delivery.server.ts";
import { originOf } from "./own-origin.server.ts";
import { paymentContext } from "./payment-context.server.ts";
import { keptBrokers } from "./research/brokers.server.ts";
import { teamOf } from "./team.server.ts";
import { teamWorkIn } from "./teams/team-work.server.ts";
import { upkeepOf } from "./upkeep.server.ts";
import { webhookContext } from "./webhooks.server.ts";
import { wrongNumberContext } from "./wrong-number-context.server.ts";

/** A caller is told when the database does not answer; a database that is only busy is waited for. */
const ANSWER_IN_MILLISECONDS = 5_000;

/** Judges new passwords, away from the requests: its dictionaries are loaded for the first one, and let go when none comes. */
const strengthOf = threadQueue<StrengthQuestion, PasswordStrength>({
  file: join(appFolder, "features", "accounts", "security", "password-strength", "worker.ts"),
  name: "password-strength",
  memoryInMegabytes: 256,
});

type Parts = { database: Database; config: Config; log: Log; states?: DependencyStates };

/** Everything of accounts, wired: stores, passwords, mail, and what is cleared away from time to time. */
export async function composeAccounts({ database, config, log, states = dependencyStates(log) }: Parts) {
  const now = () => new Date();
  const { kysely } = database;
  const outbox = outboxStore(kysely);
  const accounts = accountStore(kysely);
  const popularity = popularityStore(kysely);
  const background = unawaited(warning(log, "mail not written"));
  const pageVisits = pageVisitStore(kysely);
  const origin = originOf(config);
  const paying = paymentContext({ config, database, origin, now, isAcademic: (payer) => isAcademic(context, payer) });
  const { commonPace, ...counts } = planCounts(database, { config, now });
  const context: AccountContext = {
    now,
    pause: (milliseconds) => setTimeout(milliseconds),
    afterwards: background.begin,
    accounts,
    ...storesIn(kysely),
    ...counts,
    history: historyStore(kysely),
    anonymousCompaniesAMinute: config.anonymousCompaniesAMinute,
    academicDomains: config.academicDomains,
    adminEmail: config.adminEmail,
    endPayments: (account) => endPayments(paying, account),
    outbox: {
      async queue(mail) {
        const written = await writeMail(mail, origin);
        await outbox.add({ recipient: mail.recipient, accountId: mail.accountId, ...written }, now());
        // A developer has no mail server and needs the link.
        if (config.mode === "development" && config.mailServer === null)
          process.stdout.write(`\n${written.subject}\n${written.text}\n`);
      },
      list: outbox.list,
    },
    passwords: { ...passwordHashes(), strengthOf },
    ...{ secrets, placeOf: placesOf({ config, log }) },
    ...{ ...factorsOf({ config, log }), ...identitiesOf({ config, now, states }), siteOrigin: origin },
  };
  const mailing = await deliveringTo(config.mailServer, { database, outbox, log, states });
  const readAgain = () => refreshSubscriptions(paying);
  const upkeep = upkeepOf({ context, config, readAgain, database, now, log, states });
  const team = teamOf(database, config);
  const letters = conversationContext({ database, config, team, origin, people: context });
  const doubts = wrongNumberContext({ database, team, origin, people: context });
  const once = whileAnswering(database);
  return {
    accounts: accountsIn(once(context)),
    payments: paymentsIn(once(paying), { sale: () => saleOf(paying) }),
    conversations: conversationsIn(once(letters), toldFeed(database, "conversation")),
    wrongNumbers: wrongNumbersIn(once(doubts)),
    webhooks: webhooksIn(once(webhookContext({ database, config, log, now }))),
    jobs: jobsIn(once(jobContext({ people: context, database, config, now }))),
    ...teamWorkIn({ database, config, origin, outbox, people: context, once }),
    installation: composeInstallation({ config, database, log, people: context, once, seed: config.setupSeed }),
    ...keptIn(kysely, { once, context, config }),
    history: context.history,
    popularity,
    pageVisits,
    planAtHand: planAtHand({ ...context, ...counts, commonPace }, once(context)),
    watching: watchingOf(context),
    ...{ mailsWaiting: outbox.waiting, lookAtIdentity: context.identityProtocol.look },
    async stop() {
      await Promise.all(upkeep.map((task) => task.stop()));
      await background.ended();
      await mailing?.stop();
    },
  };
}

const hexDigest = (text: string) => createHash("sha256").update(text).digest("hex");

type Kept = { once: Once; context: AccountContext; config: Config };

/** What people keep of their work on companies, and of what their programs asked. */
function keptIn(kysely: Database["kysely"], { once, context, config }: Kept) {
  const { now } = context;
  const { hasPlanLimits } = config;
  const counted = { now, mostOf: mostOf(hasPlanLimits) };
  const watchesScreens = (plan: Plan) => !hasPlanLimits || plan === "pro";
  const versions = versionStore(kysely);
  const rates = rateStore(kysely);
  return {
    idempotency: idempotencyIn(once({ now, digest: hexDigest, keys: idempotencyStore(kysely, context.seals) })),
    versions: versionsIn(once({ ...counted, versions })),
    theses: thesesIn(once({ ...counted, theses: thesisStore(kysely) })),
    saved: savedIn(once({ ...counted, saved: savedStore(kysely), watchesScreens })),
    portfolios: keptPortfoliosIn(once({ ...counted, portfolios: portfolioStore(kysely) })),
    brokers: once(keptBrokers({ ...context, ...counted, kysely, config })),
    shareLinks: shareLinksIn(once({ ...context, ...counted, rates, secrets, versions, links: shareLinkStore(kysely) })),
    sheetLinks: sheetLinksIn(once({ ...counted, rates, secrets, links: sheetLinkStore(kysely) })),
  };
}

type Once = ReturnType<typeof whileAnswering>;

/** Opens a context while the database answers. */
const whileAnswering =
  (database: Database) =>
  <Context>(opened: Context) =>
  async () => {
    if (!(await database.isAnswering(ANSWER_IN_MILLISECONDS))) throw new Failure("storageUnavailable");
    return opened;
  };

/** Passkeys are bound to a host name, which an address of numbers is not: on this machine they work at `localhost`. */
function relyingParty({ publicOrigin, port }: Pick<Config, "publicOrigin" | "port">): RelyingParty {
  const { origin, hostname } = new URL(publicOrigin ?? `http://localhost:${port}`);
  return { id: hostname, origin, name: "Valora" };
}

type Identities = Pick<Parts, "config"> & { now(): Date; states: DependencyStates };

/** The operator's identity providers. */
const identitiesOf = ({ config: { signIn }, now, states }: Identities) => ({
  ways: signIn,
  identityProtocol: identityProtocol({
    ...{ now, privateHosts: signIn.identityPrivateHosts },
    onRead: toldOfIdentities(states),
  }),
});

/** Places of addresses by the operator's file; a fault of it is told, and its sign-in has no place. */
function placesOf({ config: { placesFile: path }, log }: Pick<Parts, "config" | "log">): AccountContext["placeOf"] {
  if (path === null) return async () => null;
  return placesFile(path, {
    now: Date.now,
    onFailure: (error) => log.warn({ error: String(error) }, "a place could not be read"),
  });
}

/** What second factors are sealed and read with, and what passkeys are checked with. */
const factorsOf = ({ config, log }: Pick<Parts, "config" | "log">) => ({
  seals: sealedSecrets(keyRing({ config, log })),
  codes: factorCodes,
  ceremonies: passkeyCeremonies,
  rp: relyingParty(config),
  issuer: config.publicOrigin === null ? "Valora" : `Valora (${new URL(config.publicOrigin).hostname})`,
});

/** Uses of plans: in the database, with a copy in memory. */
function planCounts({ kysely, notices }: Database, { config, now }: Pick<Parts, "config"> & { now(): Date }) {
  const windowInMilliseconds = inParts(commonPaceOf(config)).windowInSeconds * 1_000;
  const { rates, ...commonPace } = watchedPace({
    rates: rateStore(kysely),
    paced: allAnonymous,
    windowInMilliseconds,
    now,
  });
  const planUses = leasedPlanUses(planUseStore(kysely), { now });
  notices.hear("plan", planUses.gaveBack);
  return { rates, commonPace, planUses };
}

/** The stores of people's data, by subject. */
const storesIn = (kysely: Database["kysely"]) => ({
  adminActions: adminActionStore(kysely),
  sessions: sessionStore(kysely),
  apiKeys: apiKeyStore(kysely),
  emailChanges: emailChangeStore(kysely),
  factors: factorStore(kysely),
  passkeys: passkeyStore(kysely),
  identities: identityStore(kysely),
  signInLinks: signInLinkStore(kysely),
  policies: policyStore(kysely),
  academic: academicStore(kysely),
  watchlist: watchlistStore(kysely),
});

/** What people watch, and the policy that each of them values it by. */
const watchingOf = (context: AccountContext) => ({
  watchlist: context.watchlist,
  activePolicyOf: (accountId: string) => activePolicyOf(context, accountId),
});
