import type { ReactNode } from 'react';
import type { LegalBlock as Block } from '@/lib/legal/block';
import { assertNever } from '@/lib/result';
import { LegalText } from './legal-text.tsx';
import { LegalTable } from './legal-table.tsx';

export function LegalBlock({ block }: { readonly block: Block }): ReactNode {
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
