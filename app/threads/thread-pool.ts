import { Thread } from "./thread.ts";

type Settings<Order> = {
  /** The threads' script: it answers each order by `answerOrders`. */
  file: string;
  name: string;
  memoryInMegabytes: number;
  /** The bound of what a thread has just made. */
  youngInMegabytes: number;
  /** How many threads there are at most. */
  most: number;
  /** Settings of the threads beside those of the process. */
  settings?: Readonly<Record<string, string>>;
  /** The order with which a thread makes itself ready; no other is given to it before. */
  first: Order;
  startInMilliseconds: number;
  longestInMilliseconds: number;
  /** How many orders one thread has at most, the one under way among them. */
  mostOfOne: number;
  /** How long a thread without orders is kept. */
  idleInMilliseconds: number;
  /** How long none is started after one has failed. */
  restInMilliseconds: number;
  now?(): number;
  /** Told why a thread has ended before its time. */
  onFailure(error: unknown): void;
};

type Member<Order, Answer> = {
  readonly thread: Thread<Order, Answer>;
  isReady: boolean;
  orders: number;
  idle?: NodeJS.Timeout;
};

/**
 * Threads that do short work beside the one that answers requests. Work without a free thread is refused at once, and is done
 * elsewhere: none ever waits for a thread to start. A thread that fails or hangs is ended, its orders fail, and after a rest
 * another takes its place.
 */
export class ThreadPool<Order, Answer> {
  readonly #settings: Settings<Order>;
  readonly #now: () => number;
  readonly #members = new Set<Member<Order, Answer>>();
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor({ now = () => performance.now(), ...settings }: Settings<Order>) {
    this.#settings = settings;
    this.#now = now;
  }

  /** How many threads take orders, and how many orders they have. */
  get load(): { ready: number; orders: number } {
    const ready = [...this.#members].filter(({ isReady }) => isReady);
    return { ready: ready.length, orders: ready.reduce((sum, { orders }) => sum + orders, 0) };
  }

  /** Starts one more thread, unless there are enough, one is starting, or one has just failed. */
  grow(): void {
    const { most, first, startInMilliseconds: limitInMilliseconds, ...place } = this.#settings;
    const isStarting = [...this.#members].some(({ isReady }) => !isReady);
    if (isStarting || this.#members.size >= most || this.#now() < this.#restsUntil) return;
    const member: Member<Order, Answer> = { thread: new Thread(place), isReady: false, orders: 0 };
    this.#members.add(member);
    member.thread.ask(first, { limitInMilliseconds }).then(
      () => {
        member.isReady = true;
        this.#rest(member);
      },
      (error: unknown) => this.#fail(member, error),
    );
  }

  /** Gives an order to the thread that has the fewest; null where none can take it. */
  ask(order: Order): Promise<Answer> | null {
    const { mostOfOne, name } = this.#settings;
    let chosen: Member<Order, Answer> | null = null;
    for (const member of this.#members) {
      if (member.thread.isOver) this.#fail(member, new Error(`The thread ${name} has ended.`));
      else if (member.isReady && member.orders < (chosen?.orders ?? mostOfOne)) chosen = member;
    }
    return chosen === null ? null : this.#work(chosen, order);
  }

  /** Ends all threads; what they have not answered fails. */
  async close(): Promise<void> {
    this.#restsUntil = Number.POSITIVE_INFINITY;
    await Promise.all([...this.#members].map((member) => this.#leave(member)));
  }

  async #work(member: Member<Order, Answer>, order: Order): Promise<Answer> {
    clearTimeout(member.idle);
    member.orders += 1;
    try {
      return await member.thread.ask(order, { limitInMilliseconds: this.#settings.longestInMilliseconds });
    } catch (error) {
      // A thread that has refused an order goes on; one that is over gives its place to another.
      if (member.thread.isOver) this.#fail(member, error);
      throw error;
    } finally {
      member.orders -= 1;
      if (member.orders === 0 && this.#members.has(member)) this.#rest(member);
    }
  }

  #rest(member: Member<Order, Answer>): void {
    clearTimeout(member.idle);
    member.idle = setTimeout(() => void this.#leave(member), this.#settings.idleInMilliseconds).unref();
  }

  #fail(member: Member<Order, Answer>, error: unknown): void {
    if (!this.#members.has(member)) return;
    void this.#leave(member);
    this.#restsUntil = Math.max(this.#restsUntil, this.#now() + this.#settings.restInMilliseconds);
    this.#settings.onFailure(error);
  }

  async #leave(member: Member<Order, Answer>): Promise<void> {
    clearTimeout(member.idle);
    this.#members.delete(member);
    await member.thread.end();
  }
}
