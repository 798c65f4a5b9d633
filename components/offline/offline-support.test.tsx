/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { offlineOptions } from '@/lib/offline/offline-options';
import { OfflineSupport } from './offline-support.tsx';

it('the place for the notice is hidden, and is where the service worker looks for it', () => {
  const html = renderToStaticMarkup(<OfflineSupport />);
  const [, before, after] = new RegExp(offlineOptions.notice.place).exec(html) ?? [];
  expect(`${before} hidden=""${after}</p>`).toBe(html);
});
