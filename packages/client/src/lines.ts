/** Each line of a stream as soon as it is whole; empty ones are left out. Ends the stream when its reader stops. */
export async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let begun = "";
  // Safari has streams that cannot be iterated.
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      // Only what has come is searched for ends: a long line comes in many pieces.
      const [end = "", ...next] = read.value.split("\n");
      begun += end;
      for (const line of next) {
        if (begun !== "") yield begun;
        begun = line;
      }
    }
  } finally {
    await reader.cancel();
  }
  if (begun !== "") yield begun;
}
