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
  /** How many orders one thread has at most, the one under way among them: their time limit begins when they are given to it. */
  mostOfOne: number;
  /** How many more orders wait at most, for each thread that is ready. */
  mostWaiting: number;
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

type Waiting<Order, Answer> = { order: Order; settle(answer: Answer): void; fail(error: unknown): void };

/**
 * Threads that do short work beside the one that answers requests. Work for which no thread is ready, or for which too much waits, is
 * refused at once, and is done elsewhere: none ever waits for a thread to start. A thread that fails or hangs is ended, its orders
 * fail, and after a rest another takes its place.
 */
export class ThreadPool<Order, Answer> {
  readonly #settings: Settings<Order>;
  readonly #now: () => number;
  readonly #members = new Set<Member<Order, Answer>>();
  readonly #waiting: Waiting<Order, Answer>[] = [];
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor({ now = () => performance.now(), ...settings }: Settings<Order>) {
    this.#settings = settings;
    this.#now = now;
  }

  /** How many threads take orders, and how many orders they have or wait for them. */
  get load(): { ready: number; orders: number } {
    const ready = [...this.#members].filter(({ isReady }) => isReady);
    return { ready: ready.length, orders: ready.reduce((sum, { orders }) => sum + orders, this.#waiting.length) };
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
        this.#giveWaiting();
      },
      (error: unknown) => this.#fail(member, error),
    );
  }

  /** Gives an order to the thread that has the fewest, or keeps it until one has fewer; null where none can take it. */
  ask(order: Order): Promise<Answer> | null {
    const member = this.#idlest();
    if (member !== null) return this.#work(member, order);
    if (this.#waiting.length >= this.#settings.mostWaiting * this.load.ready) return null;
    return new Promise((settle, fail) => this.#waiting.push({ order, settle, fail }));
  }

  /** Ends all threads; what they have not answered fails. */
  async close(): Promise<void> {
    this.#restsUntil = Number.POSITIVE_INFINITY;
    this.#refuseWaiting();
    await Promise.all([...this.#members].map((member) => this.#leave(member)));
  }

  /** The thread with the fewest orders, if it may have one more. */
  #idlest(): Member<Order, Answer> | null {
    const { mostOfOne, name } = this.#settings;
    let chosen: Member<Order, Answer> | null = null;
    for (const member of this.#members) {
      if (member.thread.isOver) this.#fail(member, new Error(`The thread ${name} has ended.`));
      else if (member.isReady && member.orders < (chosen?.orders ?? mostOfOne)) chosen = member;
    }
    return chosen;
  }

  /** Gives the orders that wait to threads with room; without a thread they fail. */
  #giveWaiting(): void {
    for (let member = this.#idlest(); member !== null; member = this.#idlest()) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#work(member, next.order).then(next.settle, next.fail);
    }
    if (this.load.ready === 0) this.#refuseWaiting();
  }

  #refuseWaiting(): void {
    const { name } = this.#settings;
    for (const { fail } of this.#waiting.splice(0)) fail(new Error(`No thread ${name} is left.`));
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
      this.#giveWaiting();
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
