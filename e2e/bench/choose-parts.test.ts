import { chooseParts } from './choose-parts.ts';

const parts = {
  build: { about: 'the time of a build', needsTime: true },
  serving: { about: 'requests per second' },
  memory: { about: 'memory of the server' },
} as const;

test.each([
  [[], ['build', 'serving', 'memory'], false],
  [['quick'], ['serving', 'memory'], true],
  [['build', 'quick'], ['build'], true],
  [['memory', 'build'], ['build', 'memory'], false],
])('the words %j choose the parts %j (isQuick: %p)', (words, names, isQuick) => {
  expect(chooseParts(parts, words)).toEqual({ names, isQuick });
});

test('the message about an unknown part names it and lists all parts', () => {
  const message = chooseParts(parts, ['speed']);
  expect(message).toContain('no part "speed"');
  for (const [name, { about }] of Object.entries(parts)) {
    expect(message).toContain(`  ${name}: ${about}`);
  }
});
