import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

/** What a process is to do until it is killed; on the embedded database, without an address, there is one at a time. */
type Errand = { url: string | null };

type Killing = {
  /** The file that a process runs: it gets its errand as JSON and says something when it begins. */
  script: string;
  errand: Errand;
  kills: number;
  /** Milliseconds from one kill to the next at most. */
  longest: number;
  /** Milliseconds after which what was in hand at the last kill is taken again. */
  lease: number;
  hasAll(): boolean;
};

/** Processes that work, one after the other killed at a random moment and replaced, until everything is done; how many were. */
export async function killedAtRandom({ script, errand, kills, longest, lease, hasAll }: Killing): Promise<number> {
  const start = () => started(script, errand);
  const processes = await Promise.all((errand.url === null ? [1] : [1, 2]).map(start));
  let killed = 0;
  for (; killed < kills && !hasAll(); killed += 1) {
    await setTimeout(50 + Math.random() * longest);
    const [oldest] = processes.splice(0, 1);
    if (oldest) await ended(oldest);
    processes.push(await start());
  }
  const until = Date.now() + 100_000;
  while (!hasAll() && Date.now() < until) await setTimeout(100);
  await setTimeout(lease + 1_000);
  await Promise.all(processes.map(ended));
  return killed;
}

async function started(script: string, errand: Errand): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}
