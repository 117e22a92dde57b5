// npm start [-- --config FILE]: installs and builds if needed, then serves until it is told to stop.
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { say } from "./steps/words.mjs";
import {
  become,
  ensureBuilt,
  ensureInstalled,
  root,
  run,
  serverEnvironment,
  serverFlags,
  Trouble,
} from "./steps/workspace.mjs";

/** The exit code of a server that cannot start before its settings are put right. */
const MISCONFIGURED = 78;
const words = process.argv.slice(2);
/** A file of settings may name the folder: what it says is the server's to read. */
const isFileNamed = Boolean(process.env.VALORA_CONFIG) || words.some((word) => word.startsWith("--config"));
const dataFolder = resolve(process.env.DATA_DIR || join(root, "data"));

run(async () => {
  await refuseFolderInUse();
  await ensureInstalled();
  await ensureBuilt();
  become([...serverFlags, join(root, "app", "build", "server", "index.js"), ...serveWords()], {
    env: {
      ...serverEnvironment,
      NODE_ENV: "production",
      ...(!isFileNamed && { DATA_DIR: dataFolder }),
    },
    isServer: true,
    onMessage: ({ address, setUp }) => {
      if (address) process.stdout.write(`\n  Valora: ${address}\n\n`);
      if (setUp) process.stdout.write(`  ${setUp}\n\n`);
    },
  });
});

/** What stands behind `npm start --` is the server's. */
function serveWords() {
  return words.length > 0 ? ["serve", ...words] : [];
}

/** The server holds its data folder by a socket in it, and refuses one that is held; asking first saves the wait. */
function refuseFolderInUse() {
  return new Promise((done, failed) => {
    const hasFile = isFileNamed || existsSync(join(dataFolder, "valora.env"));
    if (process.env.DATABASE_URL || hasFile) return done();
    const connection = connect(join(dataFolder, "lock.sock"));
    connection.once("error", () => done());
    connection.once("connect", () => {
      connection.destroy();
      failed(new Trouble(say("folderInUse", { folder: dataFolder }), MISCONFIGURED));
    });
  });
}
