import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import type {
  LegalBlock as Block,
  LegalDocument,
  LegalTable as Content,
  Wording,
} from '@/lib/legal/block';
import { formatLongDate } from '@/lib/i18n/format-date-time';
import styles from './legal-page.module.scss';
import { assertNever } from '@/lib/result';
import legalTableStyles from './legal-table.module.scss';

const CONTENTS_ID = 'cuprins';

type Props = {
  readonly document: LegalDocument;
  readonly startsAtTop?: boolean;
  /** Shown after the last section. */
  readonly children?: ReactNode;
};

export function LegalPage({ document, startsAtTop = false, children }: Props): ReactNode {
  const { title, lastUpdated, introduction, sections } = document;
  return (
    <PageMain startsAtTop={startsAtTop}>
      <article className={styles.document}>
        <header className={styles.opening}>
          <h1>{title}</h1>
          <p className={styles.updated}>
            Ultima actualizare: <time dateTime={lastUpdated}>{formatLongDate(lastUpdated)}</time>
          </p>
          <Blocks blocks={introduction} />
        </header>
        <nav aria-labelledby={CONTENTS_ID} className={styles.contents}>
          <h2 id={CONTENTS_ID}>Cuprins</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <section className={styles.section} key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
        {children}
      </article>
    </PageMain>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, position) => <LegalBlock block={block} key={position} />);
}

function LegalBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h3 id={block.id}>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <LegalText text={block.text} />
        </p>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {block.items.map((item, position) => (
            <li key={position}>
              <LegalText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'definitions':
      return (
        <dl>
          {block.entries.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <LegalText text={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <LegalTable content={block} />;
    default:
      return assertNever(block);
  }
}

/** In a narrow window the stylesheet shows rows as blocks, with `data-column` before each cell. */
function LegalTable({ content }: { readonly content: Content }): ReactNode {
  const { id, caption, columns, rows } = content;
  return (
    <div className={legalTableStyles.frame}>
      <table className={legalTableStyles.table} id={id}>
        <caption className={legalTableStyles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others], row) => (
            <tr key={row}>
              <th scope="row">
                <LegalText text={first} />
              </th>
              {others.map((cell, position) => (
                <td key={position} data-column={columns[position + 1]}>
                  <LegalText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LegalText({ text }: { readonly text: Wording }): ReactNode {
  if (typeof text === 'string') return text;
  return text.map((part, position) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={position} href={part.href}>
        {part.label}
      </a>
    ),
  );
}
