// Ends by itself at SIGINT and SIGTERM.
import '../sandbox/server.ts';
