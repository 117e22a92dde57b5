/** What decides whether an installation is safe; nothing of it is a secret. */
export type SafetyFacts = {
  /** Whether others than this machine can reach it. */
  isReachable: boolean;
  isHttps: boolean;
  hasOwnKeys: boolean;
  sendsMail: boolean;
  areBackupsMade: boolean;
  areBackupsSealed: boolean;
  knowsProxies: boolean;
};

export const safetyPoints = ["encryption", "keys", "mail", "backups", "proxies"] as const;
export type SafetyPoint = (typeof safetyPoints)[number];

/** `open`: to be mended; `local`: it does not matter while only this machine reaches the installation. */
export type SafetyState = "fine" | "open" | "local";

const stateOf = (isFine: boolean, isReachable: boolean): SafetyState => {
  if (isFine) return "fine";
  return isReachable ? "open" : "local";
};

/** Each point of safety with its state, in the order of their weight. */
export function safetyOf(facts: SafetyFacts): readonly { point: SafetyPoint; state: SafetyState }[] {
  const { isReachable } = facts;
  const states: Readonly<Record<SafetyPoint, SafetyState>> = {
    encryption: stateOf(facts.isHttps, isReachable),
    keys: facts.hasOwnKeys ? "fine" : "open",
    mail: stateOf(facts.sendsMail, isReachable),
    backups: facts.areBackupsMade && facts.areBackupsSealed ? "fine" : "open",
    proxies: stateOf(!facts.isHttps || facts.knowsProxies, isReachable),
  };
  return safetyPoints.map((point) => ({ point, state: states[point] }));
}
