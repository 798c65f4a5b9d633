import { loadSettingsFiles } from '../../lib/config/settings-files.ts';
import { buildSite } from './build-site.ts';

loadSettingsFiles(process.cwd(), 'production');
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
