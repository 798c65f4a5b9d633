import type { ReactNode } from 'react';
import type { LegalTable as Content } from '@/lib/legal/block';
import { LegalText } from './legal-text.tsx';
import styles from './legal-table.module.scss';

/** The frame around the table is focusable, so that the keyboard can scroll a wide table. */
export function LegalTable({ content }: { readonly content: Content }): ReactNode {
  const { id, caption, columns, rows } = content;
  const captionId = `${id}-titlu`;
  return (
    <section aria-labelledby={captionId} className={styles.frame} tabIndex={0}>
      <table className={styles.table} id={id}>
        <caption className={styles.caption} id={captionId}>
          {caption}
        </caption>
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
                <td key={position}>
                  <LegalText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
