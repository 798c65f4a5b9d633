import type { Fault } from '../faults/fault.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { LoggedRequest } from '../request-log.ts';

export type SandboxOrigins = { readonly provider: string; readonly control: string };

/** The origins `provider` and `control` have the host name of the request. */
export type ConsoleView = SandboxOrigins & {
  readonly siteOrigin: string;
  readonly document: OpenApiDocument;
  /** The fault that is switched on. */
  readonly fault: Fault | undefined;
  readonly requests: readonly LoggedRequest[];
  /**
   * The ending of the token in links for the preset id `sandbox-token-valid…`. Each view has a new
   * ending, because a used token does not work again.
   */
  readonly unusedTokenEnding: string;
};
