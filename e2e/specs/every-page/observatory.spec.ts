import { publicRows } from '../../../lib/addresses/address-table.ts';
import { sendRaw } from '../../support/browser/raw-request.ts';
import { nonPageAnswers } from '../../support/pages/non-page-answers.ts';
import { listPageAnswers } from '../../support/pages/page-answers.ts';
import { isHtml } from '../../support/rules/observatory/answer-facts.ts';
import type { ScoredAnswer } from '../../support/rules/observatory/answer-facts.ts';
import { findResults, scoreAnswer } from '../../support/rules/observatory/score-answer.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/**
 * The highest score in Mozilla's HTTP Observatory of a site that sets no cookies and is not in the
 * browsers' HSTS preload list.
 */
const HIGHEST_SCORE = 135;
/** An answer without scripts gets no points for their integrity. */
const HIGHEST_SCORE_WITHOUT_SCRIPTS = 130;
/**
 * An answer that other sites may show, such as a preview image, gets no points for
 * Cross-Origin-Resource-Policy.
 */
const LOSS_OF_SHARED = 10;

/**
 * Matches the sandbox's origin in a policy. `onHttps` replaces it, because the real bank and the
 * real pictures have HTTPS origins.
 */
const LOOPBACK = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/g;

const onHttps = ({ headers, body }: ScoredAnswer): ScoredAnswer => ({
  headers: {
    ...headers,
    'content-security-policy': String(headers['content-security-policy']).replaceAll(
      LOOPBACK,
      'https://loopback.example',
    ),
  },
  body,
});

const requests = [
  ...publicRows.flatMap((row) =>
    listPageAnswers(row)
      .filter(({ method }) => method === undefined)
      .map(({ state, path, expected }) => ({
        name: `${row.path}, ${state}`,
        path: () => Promise.resolve(path),
        isShared: expected.isShared === true,
      })),
  ),
  ...nonPageAnswers.map((answer) => ({ ...answer, isShared: false })),
];

test('every answer has the highest score of its kind', async ({ site }) => {
  test.setTimeout(60_000);
  const lines: string[] = [];
  for (const { name, path, isShared } of requests) {
    const answer = onHttps(await sendRaw(site.origin, await path(site.origin)));
    const score = scoreAnswer(answer);
    lines.push(`${score}  ${name}`);
    const most =
      (isHtml(answer) ? HIGHEST_SCORE : HIGHEST_SCORE_WITHOUT_SCRIPTS) -
      (isShared ? LOSS_OF_SHARED : 0);
    const losses = findResults(answer).filter(({ points }) => points < 0);
    expect.soft([name, score, losses]).toEqual([name, most, []]);
  }
  console.log(`The Observatory's score of each answer\n${lines.join('\n')}`);
});
