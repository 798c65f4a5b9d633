import { checkSandboxStart } from './processes/check-sandbox-start.mjs';

await checkSandboxStart(process.env);
// `server.ts` handles SIGINT and SIGTERM itself, so this command starts no process for it.
await import('../sandbox/server.ts');
