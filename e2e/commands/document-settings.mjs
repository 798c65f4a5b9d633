import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formatEnvExample, replaceSettingTable } from '../support/settings-documents.ts';

/** Writes what people read of the settings from their schema: a table in README.md, .env.example. */
const readme = replaceSettingTable(readFileSync('README.md', 'utf8'));
const options = await resolveConfig('README.md');
writeFileSync('README.md', await format(readme, { ...options, filepath: 'README.md' }));
writeFileSync('.env.example', formatEnvExample());
