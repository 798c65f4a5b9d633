import { Hono } from 'hono';
import type { Context } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { routes } from '../../lib/addresses/routes.ts';
import { DEFAULT_MATCH } from './faults/fault-switch.ts';
import { faultEffects, faultKinds, faultSchema } from './faults/fault.ts';
import type { Fault } from './faults/fault.ts';
import { renderHtmlDocument } from './html-document.ts';
import type { Markup } from './html-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { ANY_ENDING, presetGroups } from './preset-ids/preset-ids.ts';
import type { PresetKind } from './preset-ids/preset-ids.ts';
import type { RequestLog } from './request-log.ts';

// The page at the sandbox's own address: fault switches, links that try each call, preset ids, the
// last requests. It works without scripts.

const FAULTS_PATH = '/console/faults';
const REQUESTS_PATH = '/console/requests';
const NO_FAULT = 'none';
const SHOWN_REQUESTS = 50;
const REQUESTS_RELOAD_SECONDS = 2;

/**
 * Under any other host name the console answers 404. Otherwise a foreign page could read the
 * console by DNS rebinding.
 */
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost'];

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:70rem;padding:1rem}
li,summary{margin-block:.25rem}button{min-height:2.75rem;text-align:start}
iframe{border:1px solid;height:24rem;width:100%}code{overflow-wrap:anywhere}`;

/** A request for the console gets no fault and is not logged. */
export function isConsoleRequest(method = '', url = ''): boolean {
  const [path = ''] = url.split('?');
  return (path === '/' && ['GET', 'HEAD'].includes(method)) || path.startsWith('/console/');
}

type Call = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Path and query with example values; undefined if a link cannot make the call. */
  readonly example: string | undefined;
};

type Operation = NonNullable<NonNullable<OpenApiDocument['paths']>[string]['get']>;

function fillExamples(path: string, { parameters = [] }: Operation): string {
  const url = new URL(path, 'http://provider.example');
  let filled = path;
  for (const parameter of parameters) {
    if ('$ref' in parameter) continue;
    const example = String(parameter.example);
    if (parameter.in === 'query') url.searchParams.set(parameter.name, example);
    filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(example));
  }
  return filled + url.search;
}

function listCalls({ paths = {} }: OpenApiDocument): readonly Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put'] as const).flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const { summary = '', security = [] } = operation;
      const isLink = method === 'get' && security.length === 0;
      const example = isLink ? fillExamples(path, operation) : undefined;
      return [{ method: method.toUpperCase(), path, summary, example }];
    }),
  );
}

/** Pages of the site for which the site calls the provider with this id. */
const pagesOf: Readonly<Record<PresetKind, (id: string) => Readonly<Record<string, string>>>> = {
  any: (id) => ({ ...pagesOf.restaurant(id), ...pagesOf.order(id), ...pagesOf.token(id) }),
  restaurant: (id) => ({
    menu: routes.menu({ restaurantId: id }),
    restaurant: routes.restaurant({ restaurantId: id }),
  }),
  token: (id) => ({
    'new password': routes.resetPassword({ token: id }),
    activation: routes.activate({ token: id }),
  }),
  user: (id) => ({
    payment: routes.paymentLoading({ userId: id }),
    'card form': routes.cardPayment({ userId: id, orderId: '1' }),
  }),
  order: (id) => ({ payment: routes.paymentLoading({ userId: id }) }),
  invoice: (id) => ({ invoice: routes.invoice({ invoiceId: id }) }),
};

/** Pages that visitors open from a message or from the app; the sandbox fails none of them. */
export const demoLinks = [
  { name: 'Pay', path: routes.paymentLoading({ userId: 'demo' }) },
  {
    name: 'Pay one order',
    path: routes.cardPayment({ userId: 'demo', orderId: '700900' }),
  },
  { name: 'New password', path: routes.resetPassword({ token: 'sandbox-token-valid-demo' }) },
  { name: 'Activate', path: routes.activate({ token: 'sandbox-token-valid-demo' }) },
  { name: 'Invoice', path: routes.invoice({ invoiceId: 'sandbox-invoice-1' }) },
] as const;

type View = {
  readonly provider: string;
  readonly control: string;
  readonly siteOrigin: string;
  readonly calls: readonly Call[];
  readonly fault: Fault | undefined;
};

/** The form is sent to the control port, which stays open while the provider's port is down. */
function renderFaults({ fault, calls, control }: View): Markup {
  const fixedPart = (path: string): string => path.split(/\{\w+\}/).findLast(Boolean) ?? path;
  const choices = new Map([
    [DEFAULT_MATCH, 'Every call'],
    ...calls.map(({ method, path }) => [fixedPart(path), `${method} ${path}`] as const),
    ['/bank/', 'The page of the bank'],
    ['/pictures/', 'Pictures'],
  ]);
  const chosen = fault?.match ?? DEFAULT_MATCH;
  return html`<section id="faults">
    <h2>Faults</h2>
    <form method="post" action="${control}${FAULTS_PATH}">
      <p role="status">
        ${
          fault === undefined
            ? 'No fault is switched on.'
            : `${fault.kind} is switched on, for paths that contain ${chosen}.`
        }
        <button name="kind" value="${NO_FAULT}">Switch it off</button>
      </p>
      <p>
        <label for="match">Which calls fail</label>
        <select id="match" name="match">
          ${[...choices].map(
            ([match, label]) =>
              html`<option value="${match}" ${match === chosen ? 'selected' : ''}>
                ${label}
              </option>`,
          )}
        </select>
      </p>
      <ul>
        ${faultKinds.map(
          (kind) =>
            html`<li>
              <button name="kind" value="${kind}">${kind}</button> ${faultEffects[kind]}
            </li>`,
        )}
      </ul>
    </form>
  </section>`;
}

const renderCalls = ({ calls, provider }: View): Markup =>
  html`<section>
    <h2>Calls</h2>
    <p>From <a href="${provider}/openapi.json">the OpenAPI document</a>.</p>
    <ul>
      ${calls.map(
        ({ method, path, summary, example }) =>
          html`<li>
            ${method}
            ${
              example === undefined
                ? html`<code>${path}</code>`
                : html`<a href="${provider}${example}"><code>${example}</code></a>`
            }
            ${summary}
          </li>`,
      )}
    </ul>
  </section>`;

/** A used token does not work again, so each view of the console gives new endings. */
function renderPresets({ siteOrigin }: View): Markup {
  const ending = `-${Date.now().toString(36)}`;
  const renderLinks = (pages: Readonly<Record<string, string>>): Markup[] =>
    Object.entries(pages).map(
      ([name, path]) => html`<a href="${siteOrigin}${path}">${name}</a>${' '}`,
    );
  return html`<section>
    <h2>Preset ids</h2>
    <p>Without any failure: ${demoLinks.map(({ name, path }) => renderLinks({ [name]: path }))}</p>
    ${presetGroups.map(
      ({ title, intro, ids, kind }) =>
        html`<details>
          <summary>${title} (${ids.length}). ${intro}</summary>
          <ul>
            ${ids.map(
              ({ id, behaviour }) =>
                html`<li>
                  <code>${id}</code> ${behaviour}
                  ${renderLinks(pagesOf[kind](id.replace(ANY_ENDING, ending)))}
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </section>`;
}

const renderPage = (view: View): Markup =>
  renderHtmlDocument({
    lang: 'en',
    title: 'Sandbox provider',
    style: STYLE,
    body: html`<main>
      <h1>Sandbox provider</h1>
      <p>
        Stands in for the company's backend of <a href="${view.siteOrigin}/">${view.siteOrigin}</a>.
        Its restaurants, orders and invoices are invented, and everything is as at the start again
        after a restart.
      </p>
      ${renderFaults(view)}
      <h2>Last requests</h2>
      <iframe title="Last requests" src="${REQUESTS_PATH}"></iframe>
      ${renderCalls(view)} ${renderPresets(view)}
    </main>`,
  });

/** The newest first. Of tokens and cookies the log only keeps that they were there. */
const renderRequests = (entries: ReturnType<RequestLog['entries']>): Markup =>
  renderHtmlDocument({
    lang: 'en',
    title: 'Last requests',
    style: STYLE,
    reloadSeconds: REQUESTS_RELOAD_SECONDS,
    body: html`<ol reversed>
      ${entries
        .slice(-SHOWN_REQUESTS)
        .toReversed()
        .map(({ at, method, path }) => html`<li>${at} ${method} <code>${path}</code></li>`)}
    </ol>`,
  });

export type ConsoleParts = {
  /** Creates the OpenAPI document with this origin as its server. */
  readonly createDocument: (origin: string) => OpenApiDocument;
  readonly requests: Pick<RequestLog, 'entries'>;
  readonly getSiteOrigin: () => string;
  readonly getOrigins: () => { readonly provider: string; readonly control: string };
  readonly currentFault: () => Fault | undefined;
  readonly setFault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
};

export function createConsoleApp(parts: ConsoleParts): Hono {
  const app = new Hono();
  const getHostname = (context: Context): string => new URL(context.req.url).hostname;

  /** Both origins with the host name of the request, so that links keep that host name. */
  function getOrigins(context: Context): ReturnType<ConsoleParts['getOrigins']> {
    const { provider, control } = parts.getOrigins();
    const rename = (origin: string): string =>
      `http://${getHostname(context)}:${new URL(origin).port}`;
    return { provider: rename(provider), control: rename(control) };
  }

  app.use(async (context, next) => {
    if (!LOOPBACK_NAMES.includes(getHostname(context))) return context.notFound();
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return undefined;
  });
  // Accepts forms only from pages at the provider's port or the control port.
  app.use(
    csrf({ origin: (origin, context) => Object.values(getOrigins(context)).includes(origin) }),
  );
  app.get('/', (context) => {
    const origins = getOrigins(context);
    const calls = listCalls(parts.createDocument(origins.provider));
    const siteOrigin = parts.getSiteOrigin();
    return context.html(renderPage({ ...origins, siteOrigin, calls, fault: parts.currentFault() }));
  });
  app.get(REQUESTS_PATH, (context) => context.html(renderRequests(parts.requests.entries())));
  app.post(FAULTS_PATH, async (context) => {
    const { kind, match } = await context.req.parseBody();
    const { provider, control } = getOrigins(context);
    if (kind === NO_FAULT) {
      await parts.clearFaults();
      return context.redirect(`${provider}/#faults`, 303);
    }
    const fault = faultSchema.safeParse({ kind, match });
    if (!fault.success) return context.text('There is no such fault.', 400);
    await parts.setFault(fault.data);
    return context.redirect(`${fault.data.kind === 'down' ? control : provider}/#faults`, 303);
  });
  return app;
}
