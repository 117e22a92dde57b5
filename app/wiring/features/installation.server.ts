import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import { Failure } from "../../failure.ts";
import { secrets } from "../../features/accounts/security/secrets.ts";
import type { AccountContext } from "../../features/accounts/use-cases/account-context.ts";
import type { KeptSettings } from "../../features/installation/contracts/installation.ts";
import { installationStore } from "../../features/installation/stores/installation-store.ts";
import { type Installation, installationIn } from "../../features/installation/use-cases/installation.ts";
import type {
  InstallationContext,
  SettingsOfEnvironment,
} from "../../features/installation/use-cases/installation-context.ts";
import type { SafetyFacts } from "../../features/installation/use-cases/safety.ts";
import { setUpGate } from "../../features/installation/use-cases/set-up-gate.ts";
import { type Log, warning } from "../log.server.ts";

/** The configuration with what an administrator has chosen where the environment has not. */
export function withSettings(config: Config, { operatorName, hasPlanLimits, sources }: KeptSettings): Config {
  const { switchable } = config.providers;
  const configured = sources && switchable?.filter(({ id }) => sources.includes(id));
  return {
    ...config,
    operatorName: config.operatorName ?? operatorName,
    hasPlanLimits: config.arePlansSet ? config.hasPlanLimits : (hasPlanLimits ?? config.hasPlanLimits),
    providers: { ...config.providers, configured: configured ?? config.providers.configured },
  };
}

const environmentOf = ({
  operatorName,
  arePlansSet,
  hasPlanLimits,
  providers,
  adminEmail,
}: Config): SettingsOfEnvironment => ({
  ...{ operatorName, adminEmail },
  planLimits: { isFixed: arePlansSet, usual: hasPlanLimits },
  sources: providers.switchable && {
    offered: providers.switchable.map(({ id }) => id),
    usual: providers.configured.map(({ id }) => id),
  },
});

const factsOf = (config: Config): SafetyFacts => ({
  isReachable: config.isReachable,
  isHttps: config.publicOrigin?.startsWith("https:") ?? false,
  hasOwnKeys: config.appKeys !== null,
  sendsMail: config.mailServer !== null,
  areBackupsMade: config.backups.at !== null,
  areBackupsSealed: config.backups.lock !== null,
  knowsProxies: config.trustedProxies.length > 0,
});

type Parts = {
  config: Config;
  database: Database;
  log: Log;
  people: AccountContext;
  /** The use cases' context, or the failure that the database does not answer. */
  once(context: InstallationContext): () => Promise<InstallationContext>;
  seed: string | null;
};

/** The settings of the installation and its first administrator. */
export function composeInstallation({ config, database, log, people, once, seed }: Parts) {
  const gate = setUpGate(secrets, { seed });
  const installation = installationStore(database.kysely);
  let take: (settings: KeptSettings) => Promise<void> = async () => {};
  const takeKept = async () => take(await installation.read());
  const warn = warning(log, "settings of the installation not taken");
  database.notices.hear("installation", () => void takeKept().catch(warn));
  const context = once({
    ...{ people, installation, gate, environment: environmentOf(config), facts: factsOf(config) },
    settingsChanged: () => takeKept().catch(warn),
  });
  return {
    useCases: installationIn(context),
    /** Takes the kept settings, now and whenever they change; settled when those of now are taken. */
    follow(listener: typeof take): Promise<void> {
      take = listener;
      return takeKept();
    },
    /** The token of the set-up page, told once; null where there is an account. */
    tokenIfEmpty: async () => ((await installation.hasAccounts()) ? null : gate.open()),
  };
}

/** Without people there is nothing to set up. */
export const withoutInstallation: Installation = installationIn(async () => {
  throw new Failure("notFound");
});
