import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const read = (name: string): { readonly fileName: string; readonly contents: string } => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8'),
});

/** Resolves to the error messages; to an empty list for a valid sitemap. */
export async function validateSitemap(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [read('sitemap.xsd')],
    preload: [read('sitemap-image.xsd')],
  });
  return errors.map(({ message }) => message);
}
