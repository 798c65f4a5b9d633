import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML from Hono's template tag `html`, which escapes the strings that are inserted. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
