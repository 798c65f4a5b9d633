import { Hono } from 'hono';
import type { Context, Next } from 'hono';
import { csrf } from 'hono/csrf';
import { faultSchema } from '../faults/fault.ts';
import type { Fault } from '../faults/fault.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { RequestLog } from '../request-log.ts';
import { addConsoleAssets } from './console-assets.ts';
import { renderConsolePage } from './console-page.ts';
import { consolePaths } from './console-paths.ts';
import type { SandboxOrigins } from './console-view.ts';
import { NO_FAULT } from './faults-section.ts';
import { renderOpenapiViewerPage } from './openapi-viewer-page.ts';
import { renderRequestList } from './requests-section.ts';

export type ConsoleParts = {
  /** Creates the OpenAPI document with this origin as its server. */
  readonly createDocument: (origin: string) => OpenApiDocument;
  readonly requests: Pick<RequestLog, 'entries'>;
  readonly getSiteOrigin: () => string;
  readonly getOrigins: () => SandboxOrigins;
  readonly currentFault: () => Fault | undefined;
  readonly setFault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
};

/**
 * Under any other host name the console answers 404. Otherwise a foreign page could read the
 * console by DNS rebinding.
 */
const LOOPBACK_NAMES = ['127.0.0.1', 'localhost'];

const getHostname = (context: Context): string => new URL(context.req.url).hostname;

async function refuseOtherNames(context: Context, next: Next): Promise<Response | undefined> {
  if (!LOOPBACK_NAMES.includes(getHostname(context))) return context.notFound();
  await next();
  return undefined;
}

export function createConsoleApp(parts: ConsoleParts): Hono {
  const app = new Hono();

  /** Returns both origins with the host name of the request, so that links keep that host name. */
  function getOrigins(context: Context): SandboxOrigins {
    const { provider, control } = parts.getOrigins();
    const rename = (origin: string): string =>
      `http://${getHostname(context)}:${new URL(origin).port}`;
    return { provider: rename(provider), control: rename(control) };
  }

  app.use(refuseOtherNames);
  app.use(async (context, next) => {
    const { provider, control } = getOrigins(context);
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header(
      'content-security-policy',
      // Swagger UI needs 'unsafe-inline' for its `style` attributes, and `data:` for its icons.
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        `img-src 'self' data:; connect-src 'self'; form-action ${provider} ${control}; ` +
        "base-uri 'none'; frame-ancestors 'none'",
    );
  });
  // Accepts forms only from pages at the provider's port or the control port.
  app.use(
    csrf({ origin: (origin, context) => Object.values(getOrigins(context)).includes(origin) }),
  );

  app.get(consolePaths.home, (context) => {
    const origins = getOrigins(context);
    return context.html(
      renderConsolePage({
        ...origins,
        siteOrigin: parts.getSiteOrigin(),
        document: parts.createDocument(origins.provider),
        fault: parts.currentFault(),
        requests: parts.requests.entries(),
        unusedTokenEnding: Date.now().toString(36),
      }),
    );
  });

  app.get(consolePaths.requests, (context) =>
    context.html(renderRequestList(parts.requests.entries())),
  );

  app.post(consolePaths.faults, async (context) => {
    const { kind, match } = await context.req.parseBody();
    const { provider, control } = getOrigins(context);
    if (kind === NO_FAULT) {
      await parts.clearFaults();
      return context.redirect(`${provider}/#faults`, 303);
    }
    const fault = faultSchema.safeParse({ kind, match });
    if (!fault.success) return context.text('There is no such fault.', 400);
    await parts.setFault(fault.data);
    const isReachable = fault.data.kind !== 'down';
    return context.redirect(`${isReachable ? provider : control}/#faults`, 303);
  });

  app.get(consolePaths.viewer, (context) => context.html(renderOpenapiViewerPage()));
  app.get(consolePaths.document, (context) =>
    context.json(parts.createDocument(getOrigins(context).provider)),
  );
  addConsoleAssets(app);

  app.notFound((context) => context.json({ result: { message: 'Adresa nu există.' } }, 404));
  return app;
}
