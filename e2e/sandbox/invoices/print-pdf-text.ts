import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

// Reads a PDF from stdin and prints a JSON list with the text of each page. `invoice-pdf.test.ts`
// runs this file in a process of its own, because jest cannot load unpdf.

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
