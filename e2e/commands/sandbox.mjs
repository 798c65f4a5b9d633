import { checkSandboxStart } from './processes/check-sandbox-start.mjs';

await checkSandboxStart(process.env);
// `server.ts` handles SIGINT and SIGTERM itself.
await import('../sandbox/server.ts');
