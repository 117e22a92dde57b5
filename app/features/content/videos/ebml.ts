import { damagedVideo } from "./video-facts.ts";

/** An element: where it begins, where its content begins and ends. `isOpen`: its length is not told. */
export type Element = { id: number; start: number; from: number; to: number; isOpen: boolean };

/** Ids with their length markers (RFC 9559). */
const CLUSTER = 0x1f43b675;
/** Elements at the top of a segment: any of them ends a cluster whose length is not told. */
const ofSegment = new Set([
  0x114d9b74,
  0x1549a966,
  0x1654ae6b,
  0x1c53bb6b,
  0x1941a469,
  0x1043a770,
  0x1254c367,
  CLUSTER,
]);
const MOST_ELEMENTS = 200_000;

/** The elements of a part of the file. Throws `videoInvalid` where one ends after its parent. */
export function* elementsIn(view: DataView, from: number, to: number): Generator<Element> {
  let at = from;
  for (let count = 0; at < to; count += 1) {
    if (count > MOST_ELEMENTS) throw damagedVideo();
    const element = elementAt(view, at, to);
    if (element.isOpen && element.id === CLUSTER) element.to = endOfCluster(view, element);
    yield element;
    at = element.to;
  }
}

/** A cluster that does not tell its length lasts until the next element of the segment. */
function endOfCluster(view: DataView, { from, to }: Element): number {
  let at = from;
  while (at < to) {
    const { id, to: next } = elementAt(view, at, to);
    if (ofSegment.has(id)) return at;
    at = next;
  }
  return to;
}

function elementAt(view: DataView, start: number, to: number): Element {
  const idLength = lengthOfNumber(view, start, to, 4);
  let id = 0;
  for (let byte = 0; byte < idLength; byte += 1) id = id * 256 + view.getUint8(start + byte);
  const at = start + idLength;
  const sizeLength = lengthOfNumber(view, at, to, 8);
  let size = view.getUint8(at) & (0xff >> sizeLength);
  let isOpen = size === 0xff >> sizeLength;
  for (let byte = 1; byte < sizeLength; byte += 1) {
    const next = view.getUint8(at + byte);
    if (next !== 0xff) isOpen = false;
    size = size * 256 + next;
  }
  const from = at + sizeLength;
  if (!isOpen && from + size > to) throw damagedVideo();
  return { id, start, from, to: isOpen ? to : from + size, isOpen };
}

/** How many bytes a number takes, as its first bits tell. */
function lengthOfNumber(view: DataView, at: number, to: number, most: number): number {
  const length = at < to ? Math.clz32(view.getUint8(at)) - 23 : most + 1;
  if (length > most || at + length > to) throw damagedVideo();
  return length;
}

export function childOf(view: DataView, parent: Element, id: number): Element | undefined {
  for (const child of elementsIn(view, parent.from, parent.to)) if (child.id === id) return child;
  return undefined;
}

export function numberIn(view: DataView, element: Element | undefined): number {
  let number = 0;
  for (let at = element?.from ?? 0; at < (element?.to ?? 0); at += 1) number = number * 256 + view.getUint8(at);
  return number;
}

export const textIn = (file: Uint8Array, element: Element | undefined): string =>
  element === undefined
    ? ""
    : String.fromCharCode(...file.subarray(element.from, Math.min(element.to, element.from + 64))).replace(
        /(?<!\0)\0+$/,
        "",
      );
