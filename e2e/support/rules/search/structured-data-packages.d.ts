/** Types for two packages without types, limited to what `structured-data-rules.ts` uses. */
declare module '@marbec/web-auto-extractor' {
  type Extracted = { readonly jsonld: object; readonly errors: readonly object[] };
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly object[];
  };
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(extracted: object): Promise<readonly Issue[]>;
  }
}
