import { parseMessage } from './parse-message.ts';

describe("the provider's message", () => {
  it.each([
    ['Linkul a expirat.', 'Linkul a expirat.'],
    ['  Linkul\r\n\ta expirat ', 'Linkul a expirat'],
    ['a\0b\u001b[31mc\u0085d', 'ab[31mcd'],
    ['Lin\u200bkul\u2060 \u061ca\u2064 expi\ufeffrat', 'Linkul a expirat'],
    ['Linkul\u2028a\u2029expirat', 'Linkul a expirat'],
    ['s\u0327i', '\u015fi'],
    ['\ud800Nu', undefined],
    ['Link\ufffdul', undefined],
    ['Linkul \u202etaripxe a\u202c', 'Linkul taripxe a'],
    ['<p>Linkul a expirat.</p><p>Cere &quot;altul&quot;.</p>', 'Linkul a expirat. Cere "altul".'],
    ['<script>Nu</script>', '<script>Nu</script>'],
    ['m'.repeat(301), 'm'.repeat(300)],
    [`${'m'.repeat(299)} m`, 'm'.repeat(299)],
    ['🙂'.repeat(301), '🙂'.repeat(300)],
    [' \n\0', undefined],
    ['', undefined],
  ])('%j is read as %j', (message, text) => {
    expect(parseMessage(message)).toBe(text);
  });
});
