export const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**'];
const NETWORK = /^(undici|(node:)?(https?|http2|net|tls|dgram|dns)(\/.*)?)$/;
const LOCATION =
  ':matches([object.name="location"], [object.property.name="location"], [object.property.value="location"])';

/** `selector` finds code that uses the feature. `owners` are the files that may use the feature. */
export const restrictedFeatures = {
  environment: {
    selector:
      'MemberExpression[property.name="env"][object.name="process"], ' +
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    message: 'Read settings with lib/config.ts, not from the environment.',
    // These files read variables that are not settings, because Next and `start.mjs` set them.
    owners: [
      'lib/config.ts',
      'lib/config/is-development.ts',
      'lib/config/settings-files.ts',
      './instrumentation.ts',
      './server.mjs',
      './*.config.*',
      ...TESTS,
    ],
  },
  network: {
    selector:
      'CallExpression[callee.name="fetch"], ' +
      'CallExpression[callee.object.name=/^(window|globalThis)$/][callee.property.name="fetch"], ' +
      'NewExpression[callee.name=/^(XMLHttpRequest|WebSocket|EventSource)$/], ' +
      'MemberExpression[property.name="sendBeacon"], ' +
      `ImportDeclaration[importKind!="type"][source.value=${NETWORK}]`,
    message:
      'Only lib/provider calls the provider and loads pictures, only lib/api/call-api.ts calls our own routes, only lib/all-menus/menus-index.ts loads the index of all menus, only lib/reports/vitals-beacon.ts sends beacons, only lib/revalidation/purge-edges.ts calls the edges, and only server.mjs and lib/monitoring/start-monitoring.ts listen.',
    owners: [
      './server.mjs',
      // Makes requests of its own without a network.
      'lib/server/render-page.ts',
      'lib/monitoring/start-monitoring.ts',
      'lib/provider/client.ts',
      'lib/provider/picture-client.ts',
      'lib/api/call-api.ts',
      'lib/reports/vitals-beacon.ts',
      'lib/revalidation/purge-edges.ts',
      'lib/all-menus/menus-index.ts',
      ...TESTS,
    ],
  },
  'raw-html': {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], ' +
      'Property[key.name="dangerouslySetInnerHTML"], ' +
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Pages must not contain raw HTML.',
    owners: [
      'components/ui/structured-data.tsx',
      'components/menu/category-bar.tsx',
      'components/chrome/site-document.tsx',
      'components/restaurants/restaurant-groups.tsx',
      'components/restaurant/table-strip.tsx',
      ...TESTS,
    ],
  },
  'client-directive': {
    selector: 'ExpressionStatement[directive="use client"]',
    message: 'Client code belongs in a *.client.tsx file.',
    owners: ['**/*.client.tsx', 'app/**/error.tsx', 'app/global-error.tsx'],
  },
  'server-actions': {
    selector: 'ExpressionStatement[directive="use server"]',
    message: 'There are no Server Actions; browsers call the routes in app/api.',
    owners: [],
  },
  'browser-storage': {
    selector:
      'Identifier[name=/^(localStorage|sessionStorage|indexedDB|cookieStore)$/], ' +
      'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'The browser may block storage: use lib/browser/storage.ts, which handles that.',
    owners: ['lib/browser/storage.ts', ...TESTS],
  },
  'native-bridge': {
    selector: 'Identifier[name=/^(ReactNativeWebView|NativeApp|messageHandlers)$/]',
    message: 'Only lib/native-app/bridge.ts may send messages to the app.',
    owners: ['lib/native-app/bridge.ts', ...TESTS],
  },
  location: {
    selector:
      'CallExpression > MemberExpression.callee' +
      ':matches([property.name="assign"], [property.value="assign"])' +
      `${LOCATION}, ` +
      'AssignmentExpression > MemberExpression.left' +
      ':matches([property.name="href"], [property.value="href"])' +
      LOCATION,
    message:
      'Use a link, or `redirect` on the server: an assigned address loads the whole page anew.',
    owners: [],
  },
  'not-found': {
    selector:
      'ImportDeclaration[source.value="next/navigation"] > ' +
      'ImportSpecifier[imported.name=/^(notFound|forbidden|unauthorized)$/]',
    message:
      'This function answers with an empty document: return the not-found component instead.',
    owners: [],
  },
};

type Context = { report: (problem: { node: unknown; message: string }) => void };

const plugin = {
  meta: { name: 'owners' },
  rules: Object.fromEntries(
    Object.entries(restrictedFeatures).map(([feature, { selector, message }]) => [
      feature,
      {
        create: (context: Context) => ({
          [selector]: (node: unknown) => context.report({ node, message }),
        }),
      },
    ]),
  ),
};

export default plugin;
