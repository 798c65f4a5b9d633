// Preloaded by `node --import`. Shifts `Date` by the milliseconds in the file that
// CLOCK_OFFSET_FILE names. Does not shift timers and `performance.now()`, because they use the
// monotonic clock, which does not change when an operator sets the system's clock.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 20;
const TrueDate = Date;

const readOffset = () => Number(readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8'));
let offset = readOffset();
setInterval(() => (offset = readOffset()), READ_EVERY_MS).unref();

// `timeOrigin` is the time of the process's start, so later values of `offset` do not change it.
const { timeOrigin } = performance;
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + offset });

const now = () => TrueDate.now() + offset;

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
