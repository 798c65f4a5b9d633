import { writeFileSync } from 'node:fs';
import { formatEnvExample, formatSettingsDocument } from '../support/rules/settings-documents.ts';

// Writes docs/settings.md and .env.example from the schema of the settings.

writeFileSync('docs/settings.md', formatSettingsDocument());
writeFileSync('.env.example', formatEnvExample());
