import type { Plugin } from "vite";

/**
 * Refuses a client whose files import each other in a ring: one of them runs before what it needs, and the page that begins with it
 * shows an error. Small files that are packed together (`chunks.config.ts`) may form one, though their modules form none.
 */
export function refusesRings(): Plugin {
  return {
    name: "valora-refuses-rings",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === "chunk");
      const rings = ringsOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      const modulesOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.moduleIds ?? [];
      const told = rings.map((ring) => ring.map((name) => `${name} (${modulesOf(name).join(", ")})`).join(" and "));
      if (told.length > 0) this.error(`Files of the client import each other in a ring: ${told.join("; ")}.`);
    },
  };
}

/**
 * The groups of files of which each leads to every other.
 *
 * @see Tarjan (1972), "Depth-First Search and Linear Graph Algorithms", SIAM Journal on Computing 1(2)
 */
export function ringsOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const rings: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(other) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const ring = open.splice(open.indexOf(file));
    if (ring.length > 1) rings.push(ring);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return rings;
}
