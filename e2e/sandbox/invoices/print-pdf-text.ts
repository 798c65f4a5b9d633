import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

// A program of its own, because jest cannot load unpdf. Prints the text of each page as JSON.

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
