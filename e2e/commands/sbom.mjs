import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatSbom } from './checks/format-sbom.ts';

const FILE = '.cache/sbom.cdx.json';

const bill = formatSbom(readFileSync('package-lock.json', 'utf8'));
mkdirSync('.cache', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE} lists ${bill.components.length} packages`);
