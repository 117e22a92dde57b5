import { isIPv4, SocketAddress } from "node:net";

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

const MAP = 7;
const STRING = 2;
const UINT32 = 6;
const ARRAY = 11;
/** Types from this number on stand in a second byte. */
const EXTENDED = 7;

/** A file in the MaxMind DB format 2.0, written by its description: networks, each with what is known of it. */
export function writePlaces(networks: Readonly<Record<string, Value>>): Buffer {
  const data: Buffer[] = [];
  let length = 0;
  const tree: Node[] = [[null, null]];
  for (const [network, value] of Object.entries(networks)) {
    const record = encoded(value);
    place(tree, bitsOf(network), length);
    data.push(record);
    length += record.length;
  }
  const nodes = tree.flatMap((node) => node.map((side) => recordOf(side, tree.length)));
  const metadata = {
    ...{ node_count: tree.length, record_size: 24, ip_version: 6, database_type: "Valora-Test", languages: ["en"] },
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1_790_000_000 },
    description: { en: "Places for a test" },
  };
  const marker = Buffer.from("\xab\xcd\xefMaxMind.com", "latin1");
  return Buffer.concat([...nodes, Buffer.alloc(16), ...data, marker, encoded(metadata)]);
}

/** The next node, or where the data of a network begin; null: nothing is known. */
type Side = { node: number } | { data: number } | null;
type Node = [Side, Side];

function place(tree: Node[], bits: readonly number[], data: number): void {
  let at = 0;
  for (const bit of bits.slice(0, -1)) {
    const side = tree[at]?.[bit] ?? null;
    if (side !== null && "node" in side) at = side.node;
    else {
      tree.push([null, null]);
      const next = tree.length - 1;
      (tree[at] as Node)[bit] = { node: next };
      at = next;
    }
  }
  (tree[at] as Node)[bits.at(-1) ?? 0] = { data };
}

function recordOf(side: Side, nodeCount: number): Buffer {
  const record = Buffer.alloc(3);
  const value = side === null ? nodeCount : "node" in side ? side.node : nodeCount + 16 + side.data;
  record.writeUIntBE(value, 0, 3);
  return record;
}

/** The bits of a network in a tree of IPv6 addresses, in which IPv4 addresses are those of `::/96`. */
function bitsOf(network: string): number[] {
  const [address = "", length = "0"] = network.split("/");
  const isOld = isIPv4(address);
  const bytes = isOld ? [...Array.from({ length: 12 }, () => 0), ...address.split(".").map(Number)] : bytesOf(address);
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
  return bits.slice(0, Number(length) + (isOld ? 96 : 0));
}

function bytesOf(typed: string): number[] {
  const { address } = new SocketAddress({ address: typed, family: "ipv6" });
  const [head = "", tail] = address.split("::");
  const groupsOf = (text: string) => (text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [groupsOf(head), groupsOf(tail ?? "")];
  const between = Array.from({ length: 8 - first.length - last.length }, () => 0);
  return [...first, ...between, ...last].flatMap((group) => [group >> 8, group & 255]);
}

function encoded(value: Value): Buffer {
  if (typeof value === "string") return Buffer.concat([control(STRING, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === "number") {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(value);
    return Buffer.concat([control(UINT32, 4), number]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encoded)]);
  const entries = Object.entries(value as { readonly [key: string]: Value });
  return Buffer.concat([control(MAP, entries.length), ...entries.flatMap(([key, of]) => [encoded(key), encoded(of)])]);
}

/** The type and the size of a value; no value of a test is longer than 28. */
function control(type: number, size: number): Buffer {
  if (size > 28) throw new Error("A value of a test has 28 bytes or entries at most.");
  return type > EXTENDED ? Buffer.from([size, type - EXTENDED]) : Buffer.from([(type << 5) | size]);
}
