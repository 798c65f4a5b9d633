// Writes to a file the URL of each module that the process loads. `node --import` runs this script
// before the program.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { RECORD_MODULES_TO } = process.env;

registerHooks({
  load(url, context, next) {
    appendFileSync(RECORD_MODULES_TO, `${url}\n`);
    return next(url, context);
  },
});
