import { isLoopbackHost } from '../security/site-transport.ts';
import { isWithinOneEdit } from '../typing-error.ts';
import { listSettings } from './settings.ts';
import type { Environment, Settings } from './settings.ts';

const isOnLoopback = (origin: string): boolean => isLoopbackHost(new URL(origin).hostname);

type JointSettings = Pick<
  Settings,
  'siteUrl' | 'providerApiUrl' | 'port' | 'metricsPort' | 'metricsToken' | 'vitalsSamplePercent'
>;

/**
 * Finds settings that are valid alone but contradict each other. `npm start` refuses them; a build
 * does not.
 */
export function findContradictions(settings: JointSettings): readonly string[] {
  const { port, metricsPort, metricsToken, vitalsSamplePercent } = settings;
  const portProblems =
    port === metricsPort ? ['METRICS_PORT: expected another port than PORT'] : [];
  const isMeasuredInVain =
    vitalsSamplePercent > 0 && metricsPort === undefined && metricsToken === undefined;
  const vitalsProblems = isMeasuredInVain
    ? [
        'VITALS_SAMPLE_PERCENT: expected METRICS_PORT or METRICS_TOKEN too, or nothing reads the values',
      ]
    : [];
  return [...portProblems, ...vitalsProblems, ...findUnreachableSite(settings)];
}

function findUnreachableSite({ siteUrl, providerApiUrl }: JointSettings): readonly string[] {
  if (providerApiUrl === undefined || isOnLoopback(providerApiUrl)) return [];
  return isOnLoopback(siteUrl)
    ? [
        'SITE_URL: expected the public origin of the site, because PROVIDER_API_URL is not on the ' +
          'loopback; search engines, chats and printed codes would lead to localhost',
      ]
    : [];
}

/**
 * A name of a setting that is shorter than this, such as PORT, is suggested only for a variable
 * with wrong capitals (`port`). Too many other variables are one edit away from such a name.
 */
const MIN_LETTERS_FOR_EDIT = 8;

function findMisspelledNames(
  environment: Environment,
  names: readonly string[],
): readonly string[] {
  return Object.keys(environment)
    .filter((written) => !names.includes(written))
    .flatMap((written) => {
      const meant = names.find(
        (name) =>
          written.toUpperCase() === name ||
          (name.length >= MIN_LETTERS_FOR_EDIT && isWithinOneEdit(written.toUpperCase(), name)),
      );
      return meant === undefined ? [] : [`${written} is not a setting. Did you mean ${meant}?`];
    });
}

type ReviewOptions = {
  /** True in a demo. Leaves out the warnings about example values and missing settings. */
  readonly withExamples: boolean;
};

/** The texts of the warnings that `npm start` prints. */
export function findWarnings(
  environment: Environment,
  { withExamples }: ReviewOptions,
): readonly string[] {
  const settings = listSettings();
  const valueOf = (name: string): string => environment[name]?.trim() ?? '';
  const isDefault = (name: string, defaultValue: string | undefined): boolean =>
    valueOf(name) === '' || valueOf(name) === defaultValue;
  const examples = settings
    .filter(({ name, isExample, defaultValue }) => isExample && isDefault(name, defaultValue))
    .map(({ name }) => name);
  const lacking = settings.flatMap(({ name, lackWithout }) =>
    lackWithout !== undefined && valueOf(name) === '' ? [`${name} is not set: ${lackWithout}`] : [],
  );
  return [
    ...(withExamples || examples.length === 0
      ? []
      : [`Example values, to be replaced before going live: ${examples.join(', ')}`]),
    ...(withExamples ? [] : lacking),
    ...findMisspelledNames(
      environment,
      settings.map(({ name }) => name),
    ),
  ];
}
