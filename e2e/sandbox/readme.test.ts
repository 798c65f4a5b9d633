import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { exampleRestaurants } from './example-restaurants.ts';
import { faultEffects, faultKinds } from './faults/fault.ts';
import { sandboxVariables } from './sandbox-settings.ts';
import { startSandbox } from './start-sandbox.ts';
import { presetCatalogue } from './preset-ids/preset-catalogue.ts';

const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

function readSection(heading: string): string {
  const [, section] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (section === undefined) throw new Error(`README.md has no heading ${heading}`);
  return section.split(/^#/m)[0] ?? '';
}

/** Reads the rows below the head of the section's table, without backticks and backslashes. */
const readRows = (heading: string): string[][] =>
  readSection(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll(/[`\\]/g, '')));

describe("the sandbox's README", () => {
  it.each(presetCatalogue)('has the ids of the catalogue: $title', ({ title, intro, ids }) => {
    expect(readSection(title)).toContain(intro);
    expect(readRows(title)).toEqual(ids.map(({ id, behaviour }) => [id, behaviour]));
  });

  it('has every kind of fault', () => {
    expect(readRows('Faults')).toEqual(faultKinds.map((kind) => [kind, faultEffects[kind]]));
  });

  it('has every setting', () => {
    expect(readRows('Settings').map(([name]) => name)).toEqual(sandboxVariables);
  });

  it('has every call of the OpenAPI document', async () => {
    const sandbox = await startSandbox({ port: 0, restaurants: exampleRestaurants });
    const answer = await (await fetch(`${sandbox.origin}/openapi.json`)).json();
    await sandbox.stop();
    const { paths } = z
      .object({ paths: z.record(z.string(), z.object({})) })
      .loose()
      .parse(answer);
    const documented = Object.keys(paths);
    const listedPaths = readRows('Calls').map(([call = '']) => call.replace(/^[A-Z]+ |\?.*$/g, ''));
    expect(listedPaths.slice(0, documented.length)).toEqual(documented);
  });
});
