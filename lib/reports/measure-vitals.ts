import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createVitalsBeacon } from './vitals-beacon.ts';

// Loading this module starts the measurement, because a function to call would add to the script of
// every page. Values are sent once, when the page is first hidden: later a browser may end it
// without an event.
const { collect, send } = createVitalsBeacon();
for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(collect);

function sendWhenHidden(): void {
  if (document.visibilityState !== 'hidden') return;
  document.removeEventListener('visibilitychange', sendWhenHidden);
  send();
}

// The library listens on the window in the capture phase, so it collects the last values before.
document.addEventListener('visibilitychange', sendWhenHidden);
