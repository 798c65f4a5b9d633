import type { ReactNode } from 'react';
import { errorCopy } from '@/lib/i18n/error-copy';

type Props = { readonly onRetry: () => void };

/**
 * A document without header, footer, fonts and components of ours: it must not need what has just
 * failed, and every page carries its weight.
 */
export function ErrorDocument({ onRetry }: Props): ReactNode {
  return (
    <html lang="ro">
      <body>
        <title>{errorCopy.heading}</title>
        <main style={{ margin: 'auto', padding: '2rem', textAlign: 'center' }}>
          <h1>{errorCopy.heading}</h1>
          <p>{errorCopy.text}</p>
          <button type="button" onClick={onRetry}>
            {errorCopy.retry}
          </button>{' '}
          {/* A full load: whatever failed may be the part that navigates. */}
          {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
          <a href="/">{errorCopy.home}</a>
        </main>
      </body>
    </html>
  );
}
