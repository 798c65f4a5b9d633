import fc from 'fast-check';
import { createAnswerReader } from './read-answers.ts';

const answers = [
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\n\r\nhello\r\n\r\nab',
  'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n',
  'HTTP/1.1 404 Not Found\r\ncontent-length:0\r\n\r\n',
  'HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc',
];

test('each answer is found, wherever the bytes are cut', () => {
  const bytes = Buffer.from(answers.join(''), 'latin1');
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
      const statuses: number[] = [];
      const read = createAnswerReader((status) => statuses.push(status));
      const ends = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
      ends.slice(1).forEach((end, index) => read(bytes.subarray(ends[index], end)));
      expect(statuses).toEqual([200, 304, 404, 200]);
    }),
  );
});

test('an answer is not complete before the last byte of its body', () => {
  const statuses: number[] = [];
  const read = createAnswerReader((status) => statuses.push(status));
  read(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nab'));
  expect(statuses).toEqual([]);
  read(Buffer.from('c'));
  expect(statuses).toEqual([200]);
});

test('the reader throws for an answer without its length', () => {
  const read = createAnswerReader(() => undefined);
  expect(() => read(Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'))).toThrow(
    'without its length',
  );
});
