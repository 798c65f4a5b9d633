'use client';

import '@/styles/global.scss';
import type { ReactNode } from 'react';
import { errorCopy } from '@/lib/i18n/site/every-page/error-copy';

/**
 * For errors that no `error.tsx` shows: those of public pages, whose server has failed, and of the
 * layout of a transaction page. Next replaces the whole document with this one. It uses no header,
 * footer, fonts or components of ours, because any of them may have failed.
 */
export default function GlobalError(): ReactNode {
  return (
    <html lang="ro">
      <body>
        <title>{errorCopy.heading}</title>
        <main style={{ margin: 'auto', padding: '2rem', textAlign: 'center' }}>
          <h1>{errorCopy.heading}</h1>
          <p>{errorCopy.text}</p>
          <button type="button" onClick={() => window.location.reload()}>
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
