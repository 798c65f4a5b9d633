import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

const schema = z.object({
  'a b': z.number().min(0).optional(),
  items: z.array(z.object({ name: z.string(), kind: z.union([z.string(), z.number()]) })),
  hours: z.union([z.object({ open: z.string() }), z.null()]).optional(),
  codes: z.union([z.array(z.enum(['a', 'b'])), z.null()]).optional(),
  form: z.union([z.object({ data: z.string() }), z.object({ html: z.string() })]).optional(),
});

describe('the issues that a schema finds', () => {
  it.each([
    [{}, '$.items is missing: expected array'],
    [null, '$ is null: expected object'],
    [{ items: [{ name: 7, kind: '' }] }, '$.items[0].name is 7: expected string'],
    [{ items: [{ name: '', kind: [] }] }, '$.items[0].kind is a list: expected string or number'],
    [{ items: [], 'a b': -1 }, '$["a b"] is -1: expected number to be >=0'],
    [{ items: [], hours: { open: 7 } }, '$.hours.open is 7: expected string'],
    [{ items: [], codes: ['a', 'c'] }, '$.codes[1] is "c": expected one of "a"|"b"'],
    [{ items: [], form: {} }, '$.form is an object: expected one of the documented forms'],
    [{ items: [], hours: 7 }, '$.hours is 7: expected object or null'],
    [{ items: 'x'.repeat(80) }, `$.items is "${'x'.repeat(59)}…: expected array`],
  ])('in %j are described with path and value', (body, sentence) => {
    expect(describeIssues(schema, body, true)).toEqual([sentence]);
  });

  it.each([
    [{ items: [{ name: 7, kind: '' }] }, '$.items[0].name is a number: expected string'],
    [{ items: 'secret' }, '$.items is a string: expected array'],
    [{ items: null }, '$.items is null: expected array'],
    [undefined, '$ is missing: expected object'],
  ])('in %j are described without the value when values may be personal', (body, sentence) => {
    expect(describeIssues(schema, body, false)).toEqual([sentence]);
  });

  it('do not include fields that the schema does not have', () => {
    expect(describeIssues(schema, { items: [], more: 1 }, true)).toEqual([]);
  });
});
