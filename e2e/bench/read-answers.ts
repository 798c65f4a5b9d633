const END_OF_HEAD = '\r\n\r\n';
const NO_BODY = 304;

/**
 * Returns a function that takes the bytes of a connection in any pieces, and calls `onAnswer` with
 * the status at the end of each answer. The function throws when an answer does not give the length
 * of its body.
 */
export function createAnswerReader(onAnswer: (status: number) => void): (bytes: Buffer) => void {
  let head = '';
  let status = 0;
  let missing = 0;

  return (bytes) => {
    let rest = bytes;
    while (rest.length > 0) {
      if (missing === 0) {
        const known = head.length;
        head += rest.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        rest = rest.subarray(end + END_OF_HEAD.length - known);
        status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3));
        const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
        if (length === undefined && status !== NO_BODY) {
          throw new Error(`An answer without its length: ${head.slice(0, end)}`);
        }
        missing = status === NO_BODY ? 0 : Number(length);
        head = '';
      }
      const body = Math.min(missing, rest.length);
      missing -= body;
      rest = rest.subarray(body);
      if (missing === 0) onAnswer(status);
    }
  };
}
