import { operatorRoutes } from '../../lib/api/api-contract.ts';
import { loadSettingsFiles } from '../../lib/config/settings-files.ts';
import { signCall } from '../../lib/revalidation/signature.ts';

loadSettingsFiles(process.cwd(), 'production');

const USAGE = 'Usage: npm run revalidate -- ORIGIN (restaurant ID | list | everything)';
const TIMEOUT_MS = 15_000;

function stop(message) {
  console.error(message);
  process.exit(1);
}

function findTarget([kind, restaurant, ...rest]) {
  if (kind === 'restaurant') return restaurant && rest.length === 0 ? { restaurant } : undefined;
  return ['list', 'everything'].includes(kind) && !restaurant ? { [kind]: true } : undefined;
}

const [origin = '', ...what] = process.argv.slice(2);
const target = findTarget(what);
if (!/^https?:/.test(origin) || !URL.canParse(origin) || target === undefined) stop(USAGE);

const [secret] = (process.env.REVALIDATE_SECRET ?? '').split(/\s+/).filter(Boolean);
if (secret === undefined) stop('REVALIDATE_SECRET is not set: it has to be that of the site.');

const body = JSON.stringify(target);
const address = new URL(operatorRoutes.revalidate, origin);
try {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...signCall(secret, body) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  console.log(`${answer.status} ${await answer.text()}`);
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  stop(`No answer from ${address}: ${error.cause?.code ?? error.message}`);
}
