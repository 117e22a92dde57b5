const AGAIN_IN_MILLISECONDS = 5_000;

type Listening = {
  /** The number of what is there already. */
  after: number;
  /** Takes what has come; returns its number, null where it is nothing that is known. */
  take(text: string): number | null;
};

/** Listens to numbered events until the answer is called. A browser comes back to a stream that ends; one that was refused is tried again here. */
export function listenTo(address: string, { after, take }: Listening): () => void {
  let last = after;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  const connect = () => {
    source = new EventSource(`${address}${address.includes("?") ? "&" : "?"}after=${last}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      last = Math.max(last, take(data) ?? 0);
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN_IN_MILLISECONDS);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
