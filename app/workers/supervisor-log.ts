import { secretsIn } from "../config/secret-settings.server.ts";
import { createLog } from "../http/request-log.ts";

/** The log of the supervising process; the workers report a level that is not valid. */
export function workersLog(environment: Readonly<Record<string, string | undefined>>) {
  const level = ["fatal", "error", "warn", "info", "debug", "silent"].find((each) => each === environment.LOG_LEVEL);
  return createLog(level ?? "info", { secrets: secretsIn(environment) });
}
export type SupervisorLog = Pick<ReturnType<typeof workersLog>, "info" | "error">;
