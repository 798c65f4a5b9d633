import { html } from 'hono/html';
import { faultEffects, faultKinds } from '../faults/fault.ts';
import type { Fault } from '../faults/fault.ts';
import { DEFAULT_MATCH } from '../faults/fault-switch.ts';
import type { Markup } from '../markup.ts';
import { consolePaths } from './console-paths.ts';
import type { ConsoleView } from './console-view.ts';
import { listDocumentedCalls } from './documented-calls.ts';

/** The value of the button that switches the fault off. */
export const NO_FAULT = 'none';

function renderState(fault: Fault | undefined): Markup {
  if (fault === undefined) return html`No fault is switched on.`;
  if (fault.kind === 'down') {
    return html`<strong>down</strong> is switched on: the provider's port refuses connections. This
      page comes from the control port.`;
  }
  return html`<strong>${fault.kind}</strong> is switched on, for paths that contain
    <code>${fault.match ?? DEFAULT_MATCH}</code>.`;
}

function renderMatchChoices({ document, fault }: ConsoleView): Markup[] {
  const calls = listDocumentedCalls(document);
  const choices = [
    { match: DEFAULT_MATCH, label: 'Every call' },
    ...calls.map(({ match, method, path }) => ({ match, label: `${method} ${path}` })),
    { match: '/bank/', label: 'The page of the bank' },
    { match: '/pictures/', label: 'Pictures' },
  ];
  const chosen = fault?.match ?? DEFAULT_MATCH;
  // A test may have set a `match` that is not among the choices.
  const all = choices.some(({ match }) => match === chosen)
    ? choices
    : [...choices, { match: chosen, label: chosen }];
  return all.map(
    ({ match, label }) =>
      html`<option value="${match}" ${match === chosen ? 'selected' : ''}>${label}</option>`,
  );
}

/** The form is sent to the control port, which stays open while the provider's port is down. */
export function renderFaultsSection(view: ConsoleView): Markup {
  const { fault, control } = view;
  const buttons = faultKinds.map(
    (kind) =>
      html`<li>
        <button
          type="submit"
          name="kind"
          value="${kind}"
          aria-pressed="${String(kind === fault?.kind)}"
        >
          <strong>${kind}</strong> <span>${faultEffects[kind]}</span>
        </button>
      </li>`,
  );
  return html`<section id="faults" aria-labelledby="faults-heading">
    <h2 id="faults-heading">Faults</h2>
    <p>
      A fault makes the calls fail until it is switched off. The site keeps what it knew before: a
      menu that was open a moment ago is still shown.
    </p>
    <form method="post" action="${control}${consolePaths.faults}">
      <div class="state" data-on="${String(fault !== undefined)}">
        <p role="status">${renderState(fault)}</p>
        ${
          fault === undefined
            ? ''
            : html`<button type="submit" name="kind" value="${NO_FAULT}">Switch it off</button>`
        }
      </div>
      <p class="field">
        <label for="match">Which calls fail</label>
        <select id="match" name="match">
          ${renderMatchChoices(view)}
        </select>
      </p>
      <ul class="switches">
        ${buttons}
      </ul>
    </form>
  </section>`;
}
