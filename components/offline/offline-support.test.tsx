/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { offlineOptions } from '@/lib/offline/offline-options';
import { OfflineSupport } from './offline-support.tsx';

it('the paragraph for the notice is hidden, and the service worker finds it in the HTML', () => {
  const html = renderToStaticMarkup(<OfflineSupport />);
  const [, before, after] = new RegExp(offlineOptions.notice.place).exec(html) ?? [];
  expect(`${before} hidden=""${after}</p>`).toBe(html);
});
