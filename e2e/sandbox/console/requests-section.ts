import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import type { LoggedRequest } from '../request-log.ts';
import { consolePaths } from './console-paths.ts';
import type { ConsoleView } from './console-view.ts';

const SHOWN_REQUESTS = 50;
/** The arguments with which `slice` takes the time, `10:00:00.000`, out of an ISO date-time. */
const CLOCK = [11, 23] as const;

function renderRequest({ at, method, path, headers }: LoggedRequest): Markup {
  const correlationId = headers['x-correlation-id'];
  return html`<li>
    <time datetime="${at}">${at.slice(...CLOCK)}</time>
    <span class="method" data-method="${method}">${method}</span>
    <code>${path}</code>
    ${correlationId === undefined ? '' : html`<small>correlation id ${correlationId}</small>`}
  </li>`;
}

/** Lists the newest request first. The script `live-requests.js` loads this list repeatedly. */
export function renderRequestList(requests: readonly LoggedRequest[]): Markup {
  const newest = requests.slice(-SHOWN_REQUESTS).toReversed();
  if (newest.length === 0) return html`<p>No request yet. Open a page of the site.</p>`;
  return html`<ol>
    ${newest.map(renderRequest)}
  </ol>`;
}

export function renderRequestsSection({ requests }: ConsoleView): Markup {
  return html`<aside id="requests" aria-labelledby="requests-heading">
    <h2 id="requests-heading">Last requests</h2>
    <p>
      What arrived at the provider's port, newest first, times in UTC. Of tokens and cookies the
      sandbox only keeps that they were there.
    </p>
    <noscript><p>Reload the page to see newer requests.</p></noscript>
    <p class="live" hidden data-live>
      <button type="button" aria-pressed="false">Pause</button> <span role="status">Live</span>
    </p>
    <div
      class="log"
      role="group"
      aria-label="Requests"
      tabindex="0"
      data-requests="${consolePaths.requests}"
    >
      ${renderRequestList(requests)}
    </div>
  </aside>`;
}
