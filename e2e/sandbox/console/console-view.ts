import type { Fault } from '../faults/fault.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { LoggedRequest } from '../request-log.ts';

export type SandboxOrigins = { readonly provider: string; readonly control: string };

/** `provider` and `control` have the host name of the request. */
export type ConsoleView = SandboxOrigins & {
  readonly site: string;
  readonly document: OpenApiDocument;
  /** The fault that is switched on. */
  readonly fault: Fault | undefined;
  readonly requests: readonly LoggedRequest[];
  /** An ending for `sandbox-token-valid-…` that no request has used yet. */
  readonly unusedTokenEnding: string;
};
