import { checkSandboxStart } from './check-sandbox-start.mjs';

await checkSandboxStart(process.env);
// Ends by itself at SIGINT and SIGTERM.
await import('../sandbox/server.ts');
