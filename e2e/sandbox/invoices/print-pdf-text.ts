import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * Reads a PDF from stdin and prints the text of each page as JSON. This is a program of its own,
 * because jest cannot load unpdf.
 */
const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text } = await extractText(document);
process.stdout.write(JSON.stringify(text));
