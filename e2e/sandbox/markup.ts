import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML from Hono's `html`, which escapes ordinary strings. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
