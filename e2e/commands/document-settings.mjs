import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formatEnvExample, replaceSettingTable } from '../support/rules/settings-documents.ts';

// Writes the table of settings in README.md and the file .env.example from the schema of the
// settings.

const readme = replaceSettingTable(readFileSync('README.md', 'utf8'));
const options = await resolveConfig('README.md');
writeFileSync('README.md', await format(readme, { ...options, filepath: 'README.md' }));
writeFileSync('.env.example', formatEnvExample());
