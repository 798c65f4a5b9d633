const END_OF_HEAD = '\r\n\r\n';
const STATUS_WITHOUT_BODY = 304;

/**
 * Returns a function that takes the bytes of a connection in any pieces. At the end of each answer,
 * the function calls `onAnswer` with the answer's status. It throws when an answer other than 304
 * has no `Content-Length`.
 */
export function createAnswerReader(onAnswer: (status: number) => void): (bytes: Buffer) => void {
  let head = '';
  let status = 0;
  let bodyBytesLeft = 0;

  return (bytes) => {
    let rest = bytes;
    while (rest.length > 0) {
      if (bodyBytesLeft === 0) {
        const earlierLength = head.length;
        head += rest.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        const headLength = end + END_OF_HEAD.length;
        rest = rest.subarray(headLength - earlierLength);
        status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3));
        const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
        if (length === undefined && status !== STATUS_WITHOUT_BODY) {
          throw new Error(`An answer without its length: ${head.slice(0, end)}`);
        }
        bodyBytesLeft = status === STATUS_WITHOUT_BODY ? 0 : Number(length);
        head = '';
      }
      const bodyBytes = Math.min(bodyBytesLeft, rest.length);
      bodyBytesLeft -= bodyBytes;
      rest = rest.subarray(bodyBytes);
      if (bodyBytesLeft === 0) onAnswer(status);
    }
  };
}
