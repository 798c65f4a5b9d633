// Preloaded by `node --import`: shifts the process's clock by the milliseconds in
// CLOCK_OFFSET_FILE. Timers and `performance.now()` stay unshifted, as when an operator sets the
// clock.
import { readFileSync } from 'node:fs';

const READ_EVERY_MS = 20;
const TrueDate = Date;

const readOffset = () => Number(readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8'));
let offset = readOffset();
setInterval(() => (offset = readOffset()), READ_EVERY_MS).unref();

const { timeOrigin } = performance;
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + offset });

const now = () => TrueDate.now() + offset;

globalThis.Date = new Proxy(TrueDate, {
  apply: () => new TrueDate(now()).toString(),
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
