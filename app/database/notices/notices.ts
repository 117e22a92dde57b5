/** Kinds of data that a process caches and another one changes: the first word of a notice. */
export const noticeTopics = [
  "account",
  "answer",
  "content",
  "conversation",
  "dependency",
  "discussion",
  "filings",
  "installation",
  "plan",
  "screen",
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Hears what a notice is about; null: notices may have been lost, so everything of the topic may have changed. */
export type NoticeListener = (about: string | null) => void;

/** Changes in the database, told by the database itself (triggers, migration 0027) to every process that listens. */
export type Notices = {
  /** Hears the changes of a topic, also those of this process. Returns how to stop hearing. */
  hear(topic: NoticeTopic, listener: NoticeListener): () => void;
  /** Whether every change is told at present. False: look from time to time. */
  areComplete(): boolean;
};

/** Work of which one process of an installation at a time does each kind. */
export type Leadership = {
  /** Takes the lead in a job; null while another process has it, or while that cannot be known. */
  take(job: string): Promise<Lead | null>;
};

/** Held until it is given back, or until `lost` is aborted: then another process may have begun. */
export type Lead = { lost: AbortSignal; giveBack(): Promise<void> };

/** No other process can open the embedded database: nothing has to be told. */
export const unneededNotices: Notices = { hear: () => () => {}, areComplete: () => false };

/** The only process leads in everything, each job once at a time. */
export function loneLeadership(): Leadership {
  const taken = new Set<string>();
  return {
    async take(job) {
      if (taken.has(job)) return null;
      taken.add(job);
      return {
        lost: new AbortController().signal,
        giveBack: async () => void taken.delete(job),
      };
    },
  };
}

/** The listeners of a process, by topic. A notice is its topic and its subject with a space between them. */
export function noticeListeners() {
  const listeners = new Map<NoticeTopic, Set<NoticeListener>>(noticeTopics.map((topic) => [topic, new Set()]));
  const tell = (topic: NoticeTopic, about: string | null) => {
    for (const listener of listeners.get(topic) ?? []) listener(about);
  };
  return {
    hear(topic: NoticeTopic, listener: NoticeListener): () => void {
      listeners.get(topic)?.add(listener);
      return () => void listeners.get(topic)?.delete(listener);
    },
    /** A later version may tell of topics that this one does not know. */
    heard(notice: string): void {
      const [named = "", ...words] = notice.split(" ");
      const topic = noticeTopics.find((each) => each === named);
      if (topic !== undefined) tell(topic, words.join(" "));
    },
    missed(): void {
      for (const topic of noticeTopics) tell(topic, null);
    },
  };
}
