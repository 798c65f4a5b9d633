import { buildSite } from './site/build-site.mjs';

process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
