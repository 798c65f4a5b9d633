import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/** Node runs this by itself: a PDF comes in, its pages go out as JSON. Jest cannot load the reader. */
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
