/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import type { LegalDocument } from '@/lib/legal/block';
import { getLegalContext } from '@/lib/legal/legal-context';
import { legalDocuments } from '@/lib/legal/legal-documents';
import { laws, standards } from '@/lib/legal/laws';
import { LegalPage } from './legal-page.tsx';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The document's description, then its text: one line for each heading, paragraph, item, term,
 * meaning, cell and caption.
 */
function readLines(document: LegalDocument): readonly string[] {
  const lines = renderToStaticMarkup(<LegalPage document={document} />)
    .replaceAll(/<\/(?:h\d|p|li|dt|dd|th|td|caption)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .filter((line) => line !== '');
  return [document.description, ...lines];
}

const ACTS = 'Regulamentul|Legea|Decizia|Directiva|Ordonanța|Codul|Actul|Acordul|Termenii|Politica';
/** After these words an act is in the genitive or the dative. */
const GENITIVE_OR_DATIVE =
  '[Pp]otrivit|[Cc]onform|[Cc]ontrar|[Aa]supra|[Îî]mpotriva|[Ss]upus\\p{L}*';
/** Right after these prepositions an act is in the accusative, which looks like the nominative. */
const ACCUSATIVE = 'din|de|prin|cu|în|pe|la|pentru|despre';
/**
 * Text within one clause. A clause ends at '.', ';' or ':', but not at the period of one of these
 * abbreviations.
 */
const CLAUSE = '(?:nr\\.|art\\.|O\\.U\\.G\\.|O\\.G\\.|[^.;:])*?';

type Mistake = {
  readonly mistake: string;
  readonly pattern: RegExp;
  readonly refused: readonly string[];
  readonly accepted: readonly string[];
};

const mistakes: readonly Mistake[] = [
  {
    mistake: 'an act in the nominative where the dative or genitive is required',
    pattern: new RegExp(
      `(?<!\\p{L})(?:${GENITIVE_OR_DATIVE})(?!\\p{L})${CLAUSE}(?<!(?<!\\p{L})(?:${ACCUSATIVE}) )(?<!\\p{L})(?:${ACTS})(?!\\p{L})`,
      'u',
    ),
    refused: [
      'potrivit Regulamentul (UE) 2022/2065',
      'este supusă contractului, acestor termeni și, unde este cazul, Regulamentul (UE) 2019/1150',
      'este supusă Regulamentului (UE) 2016/679, Legii nr. 190/2018, Legea nr. 506/2004',
      'Conform Legea nr. 8/1996',
    ],
    accepted: [
      'potrivit Regulamentului (UE) 2022/2065',
      'potrivit art. 28 din Regulamentul (UE) 2016/679',
      'care, potrivit legii, nu poate fi limitată, și nici drepturile pe care legea le dă',
      'protejate de Legea nr. 8/1996',
    ],
  },
  {
    mistake: 'an act in the nominative right after a word that requires the genitive or dative',
    pattern: new RegExp(
      `(?<!\\p{L})(?:potrivit|conform|temeiul|baza|sensul|prevederile|dispozițiile|normele|aplicarea|respectarea|încălcarea|excepțiile) (?:${ACTS})(?!\\p{L})`,
      'iu',
    ),
    refused: ['în temeiul Legea nr. 506/2004', 'potrivit legea română'],
    accepted: ['în temeiul Legii nr. 506/2004'],
  },
  {
    mistake: 'a preposition that is not contracted before „o” and „un”',
    pattern: /(?<!\p{L})(?:[Îî]n|[Dd]in|[Pp]rin) (?:o|un)(?!\p{L})/u,
    refused: ['răspundem în o lună', 'Din un cont', 'prin o cerere'],
    accepted: ['răspundem într-o lună', 'în unele cazuri', 'art. 16 din O.U.G. nr. 34/2014'],
  },
  {
    mistake: '„a încheia” in the sense of ending',
    pattern:
      /(?<!\p{L})încheia(?!t)\p{L}*(?: \p{L}+)? (?:licenț|cont(?!ract)|abonament|perioad|prob)|încheia oricând/iu,
    refused: ['Puteți încheia licența oricând', 'a încheia contul', 'O puteți încheia oricând'],
    accepted: ['se încheie contractul cu el', 'a încheiat cu Societatea un contract'],
  },
  {
    mistake: '„a înceta” with an object',
    pattern:
      /(?<!\p{L})(?:puteți|poate|pot|a|să) înceta (?:contract|serviciu|licenț|cont|abonament)/iu,
    refused: ['puteți înceta contractul', 'Clientul poate înceta serviciul afectat'],
    accepted: ['la încetarea contractului', 'contractul poate înceta oricând'],
  },
  {
    mistake: 'a cedilla in place of the comma below',
    pattern: /[ŞşŢţ]/u,
    refused: ['Condiţii', 'Şi'],
    accepted: ['Condiții și altele'],
  },
  {
    mistake: 'a common word without its diacritics',
    pattern:
      /(?<!\p{L})(?:si|in|daca|fara|catre|pana|sunteti|puteti|aveti|conditii|plati|dumneavoastra)(?!\p{L})/iu,
    refused: ['termeni si conditii', 'Daca'],
    accepted: ['termeni și condiții', 'insul'],
  },
  {
    mistake: 'the reader addressed as „tu” in place of „dumneavoastră”',
    pattern: /(?<!\p{L})(?:tu|tău|tăi|îți|poți|vrei|ești)(?!\p{L})/iu,
    refused: ['contul tău', 'poți anula'],
    accepted: ['puteți anula', 'actul'],
  },
  {
    mistake: 'a superfluous space, or a missing space after „,”, „;”, „!” or „?”',
    pattern: /\s{2}|^\s|\s$|\s[,.;:!?)”]|[(„]\s|[,;!?](?=\p{L})/u,
    refused: ['două  spații', 'cuvânt , cuvânt', 'cuvânt,cuvânt', '( paranteză )', '„ citat ”'],
    accepted: ['cuvânt, cuvânt (paranteză; „citat”)', '0,025 RON'],
  },
  {
    mistake: 'a repeated word',
    pattern: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu,
    refused: ['de la la dumneavoastră'],
    accepted: ['de la lansare'],
  },
  {
    mistake: 'two marks of punctuation in a row',
    pattern: /[,;:]\s*[,.;:]|(?<!\.)\.\.(?!\.)/u,
    refused: ['cuvânt,, cuvânt', 'la sfârșit..', 'cuvânt;.'],
    accepted: ['O.U.G. nr. 34/2014'],
  },
  {
    mistake: 'a value that is missing or not filled in',
    pattern: /undefined|null(?!\p{L})|NaN|\[object|\$\{|\{\{|\}\}/u,
    refused: ['în undefined', '${brandName}', '[object Object]'],
    accepted: ['prevedere nulă', 'documente financiare'],
  },
  {
    mistake: 'straight quotation marks',
    pattern: /["']/u,
    refused: ['denumită "noi"'],
    accepted: ['denumită „noi”'],
  },
];

describe.each(mistakes)('$mistake', ({ pattern, refused, accepted }) => {
  it.each(refused)('is detected in %j', (sentence) => {
    expect(sentence).toMatch(pattern);
  });

  it.each(accepted)('is not detected in %j', (sentence) => {
    expect(sentence).not.toMatch(pattern);
  });
});

const documents = [
  ...Object.entries(legalDocuments).map(([name, make]) => [name, make(getLegalContext())] as const),
  [
    'cookies, with a pixel',
    legalDocuments.cookies({ ...getLegalContext(), metaPixelId: '1234567890' }),
  ] as const,
];

describe.each(documents)('the language of %s', (_, document) => {
  const lines = readLines(document);

  it.each(mistakes)('is free of: $mistake', ({ pattern }) => {
    expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  });

  it('is Unicode in composed form (NFC)', () => {
    expect(lines.filter((line) => line !== line.normalize('NFC'))).toEqual([]);
  });

  it('closes every parenthesis and quotation', () => {
    const count = (line: string, mark: string): number => line.split(mark).length - 1;
    const open = lines.filter(
      (line) => count(line, '(') !== count(line, ')') || count(line, '„') !== count(line, '”'),
    );
    expect(open).toEqual([]);
  });

  it('ends every paragraph after the date of the last update with a period or a colon', () => {
    const html = renderToStaticMarkup(<LegalPage document={document} />);
    const paragraphs = [...html.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]+>/g, ''),
    );
    const [updated = '', ...others] = paragraphs;
    expect(updated).toMatch(/^Ultima actualizare: /);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((text) => !/[.:]$/.test(text))).toEqual([]);
  });
});

describe('every listed act and standard', () => {
  const all = documents.map(([, document]) => readLines(document).join('\n')).join('\n');
  const cited = [
    ...Object.values(laws).map(({ name, genitive }) => [name, genitive]),
    ...Object.values(standards).map((name) => [name]),
  ];

  it.each(cited)('is cited by a document: %s', (...forms) => {
    expect(forms.filter((form) => all.includes(form))).not.toEqual([]);
  });
});
