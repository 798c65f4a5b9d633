import { checkSandboxStart } from './processes/check-sandbox-start.mjs';

await checkSandboxStart(process.env);
// `server.ts` handles SIGINT and SIGTERM itself, so it can run in the process of this command.
await import('../sandbox/server.ts');
