import type { ReactNode } from 'react';
import { errorCopy } from '@/lib/i18n/site/every-page/error-copy';

type Props = { readonly onRetry: () => void };

/** Uses no header, footer, fonts or components of ours, because any of them may have failed. */
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
          {/* A plain link, because the client-side navigation may have failed. */}
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages */}
          <a href="/">{errorCopy.home}</a>
        </main>
      </body>
    </html>
  );
}
