import cluster from "node:cluster";
import { languageOfEnvironment } from "./cli/operator/language-of-environment.ts";
import { settingsPathOf, takeConfigOption } from "./config/settings-path.ts";
import { workersWanted } from "./config/workers-wanted.ts";
import { EXIT_MISCONFIGURED } from "./start-failure.ts";

// `node build/server/index.js`: the production server, or, with several workers, the process that supervises them. With words behind
// it, other than `serve`, it is the command line, so that an installation without sources has it too.
const words = process.argv.slice(2);
takeConfigOption(words, process.env);
const [command = "serve"] = words;
const isServer = command === "serve" || cluster.isWorker;
// Who reads what it says may have gone: the server has not. The log sees to its own.
if (isServer) process.stderr.on("error", () => {});
if (isServer && settingsPathOf(process.env) !== null) await applySettingsFile();
const wanted = cluster.isPrimary ? workersWanted(process.env) : 1;
if (!isServer) await import("./cli/main.ts");
else if (wanted > 1) (await import("./workers/supervise.ts")).supervise(wanted);
else await import("./start-server.ts");

/** The settings of a file, below those of the environment: loaded where there is one, before anything else reads a setting. */
async function applySettingsFile(): Promise<void> {
  const { takeSettingsFile } = await import("./config/settings-file.server.ts");
  const { faults, exposures } = takeSettingsFile(process.env);
  const language = languageOfEnvironment(process.env);
  if (cluster.isPrimary && exposures.length > 0) {
    // Several workers have the same file: the process that supervises them tells of it.
    const { exposuresTold } = await import("./cli/operator/settings-exposed.ts");
    process.stderr.write(await exposuresTold(exposures, language));
  }
  if (faults.length === 0) return;
  const { wrongSettingsTold } = await import("./cli/operator/wrong-settings.ts");
  const reading = { language, environment: process.env };
  const inEnglish = `Settings that cannot be used:\n  ${faults.join("\n  ")}`;
  process.stderr.write(`${await wrongSettingsTold(inEnglish, reading)}\n`);
  process.exit(EXIT_MISCONFIGURED);
}
