import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** A mail by the id that it came with; its text with soft ends of lines taken out. */
export type Letter = { id: string; text: string };

const answers: Readonly<Record<string, string>> = { DATA: "354 go on", QUIT: "221 bye" };

/** A mail server that takes everything, and what it took. */
export async function letterBox() {
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.write("220 test\r\n");
    // A process that is killed resets its connections, which the reader of lines tells once more.
    const lines = createInterface({ input: socket }).on("error", () => socket.destroy());
    let letter: string[] | null = null;
    lines.on("line", (line) => {
      if (letter !== null && line !== ".") return void letter.push(line);
      if (letter !== null) letters.push(letterOf(letter.join("\n")));
      letter = line === "DATA" ? [] : null;
      socket.write(`${answers[line] ?? "250 go on"}\r\n`);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const letterOf = (source: string): Letter => ({
  id: /^Message-ID: <([^@]+)@/im.exec(source)?.[1] ?? "",
  text: source.replaceAll("=\n", ""),
});
