import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Trouble } from "./workspace.mjs";

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where a Chromium is: named by CHROMIUM_PATH, installed, or installed now from Debian. */
export function ensureChromium() {
  const present = () => [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path));
  if (present() === undefined) aptInstall(["chromium"]);
  const path = present();
  if (path === undefined) {
    throw new Trouble(
      "The end-to-end tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test",
    );
  }
  return path;
}

/** Installs Debian packages where that is possible without asking anybody: as root, with apt. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing ${packages.join(", ")} from Debian…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", 2] }).status === 0;
  apt(["update", "-qq"]) && apt(["install", "-qq", "-y", "--no-install-recommends", ...packages]);
}
