import type { ReactNode } from 'react';
import { PageMain } from '@/components/chrome/page-main';
import type { LegalBlock as Block, LegalDocument } from '@/lib/legal/block';
import { formatLongDate } from '@/lib/i18n/format-date-time';
import { LegalBlock } from './legal-block.tsx';
import styles from './legal-page.module.scss';

const CONTENTS_ID = 'cuprins';

type Props = {
  readonly document: LegalDocument;
  /** Shown after the last section. */
  readonly children?: ReactNode;
};

export function LegalPage({ document, children }: Props): ReactNode {
  const { title, lastUpdated, introduction, sections } = document;
  return (
    <PageMain>
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
