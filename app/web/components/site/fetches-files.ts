const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The name of the file by the server; else by the link. */
function nameOf(response: Response, link: HTMLAnchorElement): string {
  const [, named] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return named ?? (link.download || "valora");
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has its own hold of the file by the time that this runs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** In the reader's language: a failure of ours says what is wrong. */
async function reasonIn(response: Response): Promise<string | null> {
  if (!response.headers.get("content-type")?.includes("problem+json")) return null;
  const problem: unknown = await response.json();
  return typeof problem === "object" && problem !== null && "title" in problem ? String(problem.title) : null;
}

/**
 * A list of links to files: while one is being made the list says so, in its `role="status"`, with the words of its
 * `data-preparing`; a refusal is said there too, or the words of `data-failed` where nothing came. Without scripts the links
 * are links. Returns how to stop.
 */
export function fetchesFiles(list: HTMLElement): () => void {
  const status = list.querySelector('[role="status"]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const fetched = async (link: HTMLAnchorElement) => {
    link.ariaBusy = "true";
    say(list.dataset.preparing ?? "");
    try {
      const response = await fetch(link.href);
      if (!response.ok) return say((await reasonIn(response)) ?? list.dataset.failed ?? "");
      save(await response.blob(), nameOf(response, link));
      say("");
    } catch {
      say(list.dataset.failed ?? "");
    } finally {
      link.ariaBusy = null;
    }
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
    if (link === null || !isPlain(event)) return;
    event.preventDefault();
    if (link.ariaBusy !== "true") void fetched(link);
  };
  list.addEventListener("click", onClick);
  return () => list.removeEventListener("click", onClick);
}
