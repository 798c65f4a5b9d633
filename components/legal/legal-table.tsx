import type { ReactNode } from 'react';
import type { LegalTable as Content } from '@/lib/legal/block';
import { LegalText } from './legal-text.tsx';
import styles from './legal-table.module.scss';

/** In a narrow window the stylesheet shows rows as blocks, with `data-column` before each cell. */
export function LegalTable({ content }: { readonly content: Content }): ReactNode {
  const { id, caption, columns, rows } = content;
  return (
    <div className={styles.frame}>
      <table className={styles.table} id={id}>
        <caption className={styles.caption}>{caption}</caption>
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
