import type { LegalName } from '@/lib/addresses/address-table';
import type { routes } from '@/lib/addresses/routes';
import { getSettings } from '@/lib/config';
import type { Settings } from '@/lib/config';

type DocumentPath = (typeof routes)[LegalName]['path'];

export type LegalLink = {
  readonly href:
    | DocumentPath
    | `${DocumentPath}#${string}`
    | `${'https://' | 'mailto:' | 'tel:' | '#'}${string}`;
  readonly label: string;
};

export type Prose = readonly (string | LegalLink)[];
/** A text without links, or a text with links. */
export type Wording = string | Prose;

export type LegalBlock =
  | { readonly kind: 'heading'; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Wording }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Wording[] }
  | { readonly kind: 'definitions'; readonly entries: readonly Definition[] }
  | LegalTable;

export type Definition = { readonly term: string; readonly meaning: Wording };

/** The first cell of each row is the header of the row. */
export type LegalTable = {
  readonly kind: 'table';
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Wording[])[];
};

export type LegalSection = {
  /** Other sites may link to a section by its id, so keep the id when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  readonly path: DocumentPath;
  readonly title: string;
  /** The description for search engines and link previews. */
  readonly description: string;
  /** ISO date. */
  readonly lastUpdated: string;
  readonly introduction: readonly LegalBlock[];
  readonly sections: readonly LegalSection[];
};

export const heading = (id: string, text: string): LegalBlock => ({ kind: 'heading', id, text });
export const paragraph = (text: Wording): LegalBlock => ({ kind: 'paragraph', text });
export const list = (items: readonly Wording[]): LegalBlock => ({ kind: 'list', items });
export const steps = (items: readonly Wording[]): LegalBlock => ({ kind: 'steps', items });
export const definitions = (entries: readonly Definition[]): LegalBlock => ({
  kind: 'definitions',
  entries,
});
export const table = (content: Omit<LegalTable, 'kind'>): LegalBlock => ({
  kind: 'table',
  ...content,
});

/** A text with links: prose`Vezi ${link} și scrieți-ne.` */
export function prose(
  strings: TemplateStringsArray,
  ...values: readonly (string | LegalLink)[]
): Prose {
  return strings.flatMap((text, index) => {
    const value = values[index];
    return value === undefined ? [text] : [text, value];
  });
}

/** Numbers the titles: '1. Titlu', '2. Titlu'. */
export function numberSections(sections: readonly LegalSection[]): readonly LegalSection[] {
  return sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.title}`,
  }));
}

/** The settings on which the legal documents depend. */
export type LegalContext = Pick<
  Settings,
  | 'brandName'
  | 'company'
  | 'supportPhone'
  | 'supportEmail'
  | 'siteUrl'
  | 'partnerPanelUrl'
  | 'metaPixelId'
  | 'vitalsSamplePercent'
  | 'offlineMenus'
>;

export function getLegalContext(): LegalContext {
  return getSettings();
}

/** The company's name, office and register numbers, without a full stop at the end. */
export function formatCompany({ company }: LegalContext): string {
  return `${company.legalName} (sediul social: ${company.registeredOffice}; cod unic de înregistrare: ${company.cui}; număr în Registrul Comerțului: ${company.tradeRegister})`;
}
