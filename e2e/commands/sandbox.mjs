import { checkSandboxStart } from './processes/check-sandbox-start.mjs';

await checkSandboxStart(process.env);
// `server.ts` stops the sandbox at SIGINT and SIGTERM, so this command needs no child process.
await import('../sandbox/server.ts');
