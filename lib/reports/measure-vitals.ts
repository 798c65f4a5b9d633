import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createVitalsBeacon } from './vitals-beacon.ts';

// Loading this module starts the measurement. Values are sent when the page is first hidden,
// because a browser may end a hidden page without an event.
const { collect, send } = createVitalsBeacon();
for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(collect);

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  document.removeEventListener('visibilitychange', sendWhenHidden);
  send();
}

// `web-vitals` listens in the capture phase, so it passes the last values to `collect` before this
// listener sends them.
document.addEventListener('visibilitychange', sendWhenHidden);
