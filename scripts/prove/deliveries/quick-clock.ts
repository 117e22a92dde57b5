// Loaded before a server, whose clock then runs quicker than that of the machine from a given moment on: a lease of two minutes is over
// in seconds. Timers keep the pace of the machine.
const [begun = 0, speed = 1] = (process.env.VALORA_QUICK_CLOCK ?? "").split(",").map(Number);
const realNow = Date.now;
const now = () => Math.round(begun + (realNow() - begun) * speed);

globalThis.Date = new Proxy(Date, {
  construct: (target, words, made) => Reflect.construct(target, words.length === 0 ? [now()] : words, made),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});
