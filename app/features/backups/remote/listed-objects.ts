import sax from "sax";

/** Its type does not know `strictEntities`, so it stands apart from the call. */
const options = { strictEntities: true, position: false };

/** The keys of an answer to ListObjectsV2, and the token of its next page; null: it is the last. */
export function listedObjects(xml: string): { keys: string[]; next: string | null } {
  const keys: string[] = [];
  const path: string[] = [];
  let token = "";
  let isCut = "";
  const reader = sax.parser(true, options);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ name }) => {
    path.push(name);
    if (path.at(-2) === "Contents" && name === "Key") keys.push("");
  };
  reader.onclosetag = () => void path.pop();
  reader.ontext = (text) => {
    if (path.at(-2) === "Contents" && path.at(-1) === "Key") keys.push(`${keys.pop() ?? ""}${text}`);
    if (path.at(-1) === "NextContinuationToken") token += text;
    if (path.at(-1) === "IsTruncated") isCut += text;
  };
  reader.write(xml).close();
  return { keys, next: isCut.trim() === "true" && token !== "" ? token : null };
}
