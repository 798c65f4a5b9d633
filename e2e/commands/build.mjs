import { buildSite } from './build-site.mjs';

try {
  process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
