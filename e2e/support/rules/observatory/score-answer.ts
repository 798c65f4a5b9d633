import type { ScoredAnswer } from './answer-facts.ts';
import { observatoryRules } from './observatory-rules.ts';

const BASE = 100;
const MIN_SCORE_FOR_BONUS = 90;

export type Finding = { readonly rule: string; readonly result: string; readonly points: number };

export function findResults(answer: ScoredAnswer): readonly Finding[] {
  return observatoryRules.map(({ rule, results }) => {
    const [result, points] = results.find(([, , applies]) => applies(answer)) ?? ['', 0];
    return { rule, result, points };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function scoreAnswer(answer: ScoredAnswer): number {
  const points = findResults(answer).map((finding) => finding.points);
  const score = Math.max(0, BASE + sum(points.filter((one) => one < 0)));
  return score < MIN_SCORE_FOR_BONUS ? score : score + sum(points.filter((one) => one > 0));
}
