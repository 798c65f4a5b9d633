import type { Fault } from '../faults/fault.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { LoggedRequest } from '../request-log.ts';

export type SandboxOrigins = { readonly provider: string; readonly control: string };

/** What the console shows. The origins have the host name under which the console was opened. */
export type ConsoleView = SandboxOrigins & {
  readonly site: string;
  readonly document: OpenApiDocument;
  /** The fault that is switched on. */
  readonly fault: Fault | undefined;
  readonly requests: readonly LoggedRequest[];
  /** Makes a token that no request has used up yet. */
  readonly unusedEnding: string;
};
