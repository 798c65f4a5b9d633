import { html } from 'hono/html';
import { demoLinks } from '../../support/demo/demo-links.ts';
import type { Markup } from '../markup.ts';
import { ANY_ENDING, presetCatalogue } from '../preset-ids/preset-catalogue.ts';
import type { PresetGroup, PresetId } from '../preset-ids/preset-catalogue.ts';
import type { ConsoleView } from './console-view.ts';
import { listSitePages } from './site-pages.ts';

/** A list with more ids than this is collapsed when the page opens. */
const MANY_IDS = 20;

function renderId({ id, behaviour }: PresetId, { kind }: PresetGroup, view: ConsoleView): Markup {
  const linkedId = id.replace(ANY_ENDING, `-${view.unusedTokenEnding}`);
  const links = listSitePages(kind, linkedId).map(
    ({ name, path }) =>
      html`<li>
        <a href="${view.siteOrigin}${path}"
          >${name}<span class="visually-hidden"> with ${linkedId}</span></a
        >
      </li>`,
  );
  return html`<li>
    <p><code>${id}</code></p>
    <p>${behaviour}</p>
    <ul class="links">
      ${links}
    </ul>
  </li>`;
}

const renderGroup = (group: PresetGroup, view: ConsoleView): Markup =>
  html`<details ${group.ids.length > MANY_IDS ? '' : 'open'}>
    <summary>
      <h3>${group.title}</h3>
      (${group.ids.length})
    </summary>
    <p>${group.intro}</p>
    <ul class="rows ids">
      ${group.ids.map((presetId) => renderId(presetId, group, view))}
    </ul>
  </details>`;

export function renderPresetSection(view: ConsoleView): Markup {
  const journeys = demoLinks.map(
    ({ name, path }) => html`<li><a href="${view.siteOrigin}${path}">${name}</a></li>`,
  );
  return html`<section id="ids" aria-labelledby="ids-heading">
    <h2 id="ids-heading">Preset ids</h2>
    <p>
      For these ids the sandbox has fixed answers, with no fault switched on; the name of an id says
      which answer. The links open the site at <code>${view.siteOrigin}</code>. Journeys without any
      failure:
    </p>
    <ul class="links">
      ${journeys}
    </ul>
    ${presetCatalogue.map((group) => renderGroup(group, view))}
  </section>`;
}
