import { stripVTControlCharacters } from 'node:util';

/**
 * What the terminal of `npm run dev` may show. Which warnings and notices npm prints depends on the
 * machine's settings, so all of them are allowed.
 */
const EXPECTED_LINES = [
  /^$/,
  /^npm (warn|notice) /,
  /^> public-site@[\d.]+ dev$/,
  /^> node e2e\/commands\/dev\.ts$/,
  /^sandbox: http:\/\/127\.0\.0\.1:\d+ \(open it in a browser; /,
  /^▲ Next\.js [\d.]+ \(Turbopack\)$/,
  /^- (Local|Network): +http:\/\/\S+$/,
  /^✓ Ready in [\d.]+m?s$/,
  /^✓ Running next\.config\.mjs took [\d.]+m?s$/,
  /^○ Compiling .+ \.\.\.$/,
  /^✓ Compiled in [\d.]+m?s$/,
  /^ (GET|HEAD|POST|PUT) \/\S* \d{3} in /,
  // Next measures how fast it can write files, and warns on a busy machine.
  /^⚠ Slow filesystem detected\. The benchmark took \d+ms\. /,
  /^See more: https:\/\/nextjs\.org\/docs\/app\/guides\/local-development$/,
];

/** The lines after an edit of a file that `next.config.mjs` imports. */
const AFTER_CONFIGURATION_EDITS = [
  /^\S+ is not in force yet: /,
  /^⚠ Found a change in next\.config\.mjs\. Restarting the server to apply the changes\.\.\.$/,
];

export function findUnexpectedLines(output: string): readonly string[] {
  const expected = [...EXPECTED_LINES, ...AFTER_CONFIGURATION_EDITS];
  return stripVTControlCharacters(output)
    .split(/\r?\n/)
    .filter((line) => !expected.some((pattern) => pattern.test(line)));
}

/** What the browser's console may show. */
const EXPECTED_MESSAGES = [
  /^%cDownload the React DevTools for a better development experience/,
  /^\[HMR\] connected$/,
  /^\[Fast Refresh\] (rebuilding|done in \d+ms)$/,
  // Next measures how long `instrumentation-client.ts` runs, and warns above 16 ms. A busy machine
  // takes longer.
  /^\[Client Instrumentation Hook\] Slow execution detected: \d+ms /,
  // Chromium's verbose remarks, for example about password fields.
  /^\[DOM\] /,
];

export const isExpectedMessage = (text: string): boolean =>
  EXPECTED_MESSAGES.some((pattern) => pattern.test(text));
