// Preloaded by `node --import`: writes the address of each loaded module to a file.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { RECORD_MODULES_TO } = process.env;

registerHooks({
  load(url, context, next) {
    appendFileSync(RECORD_MODULES_TO, `${url}\n`);
    return next(url, context);
  },
});
