import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { formatEnvExample, replaceSettingTable } from '../support/rules/settings-documents.ts';

// Writes two documents from the schema of the settings: the table in README.md, and .env.example.

const readme = replaceSettingTable(readFileSync('README.md', 'utf8'));
const options = await resolveConfig('README.md');
writeFileSync('README.md', await format(readme, { ...options, filepath: 'README.md' }));
writeFileSync('.env.example', formatEnvExample());
