/**
 * Lines of a body that is sent while it is made: the next one is asked for when the reader has taken the last. `end` is called
 * once, when there are no more lines or no one reads them.
 */
export function lineStream(lines: AsyncGenerator<string, void, void>, end: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await lines.next();
        if (!next.done) return controller.enqueue(encoder.encode(`${next.value}\n`));
      } catch (error) {
        end();
        throw error;
      }
      end();
      controller.close();
    },
    async cancel() {
      end();
      await lines.return();
    },
  });
}
