import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML from Hono's `html`, which escapes values other than `raw` HTML. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
