/** The metrics of a server, as a collector reads them. */
export const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of one sample; null where there is none. */
export function sample(text: string, name: string): number | null {
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}
