import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Trouble } from "./workspace.mjs";

const wholeBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same engine without a window: the tests need two thirds of the processor time with it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** The browser of the tests: named by CHROMIUM_PATH, else the headless shell, else a whole Chromium. */
export const testBrowser = () => firstOf([process.env.CHROMIUM_PATH, headlessShell, ...wholeBrowsers]);

/** Where a whole Chromium is, for measurements and pictures: named by CHROMIUM_PATH, installed, or installed now from Debian. */
export function ensureChromium() {
  const present = () => firstOf([process.env.CHROMIUM_PATH, ...wholeBrowsers]);
  if (present() === undefined) aptInstall(["chromium"]);
  return found(present());
}

/** Where the browser of the tests is; the headless shell is installed from Debian where that is possible. */
export function ensureTestBrowser() {
  const isChosen = firstOf([process.env.CHROMIUM_PATH, headlessShell]) !== undefined;
  // Another system may have no such package.
  if (!isChosen) aptInstall(["chromium-headless-shell"]);
  if (testBrowser() === undefined) aptInstall(["chromium"]);
  return found(testBrowser());
}

function found(path) {
  if (path !== undefined) return path;
  throw new Trouble(
    "The end-to-end tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
}

/** Installs Debian packages where that is possible without asking anybody: as root, with apt. */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing ${packages.join(", ")} from Debian…\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (args) => spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", 2] }).status === 0;
  apt(["update", "-qq"]) && apt(["install", "-qq", "-y", "--no-install-recommends", ...packages]);
}
