/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { offlineOptions } from '@/lib/offline/offline-options';
import { OfflineSupport } from './offline-support.tsx';

it('the notice of a kept page is empty and hidden, and matches the pattern of the worker', () => {
  const html = renderToStaticMarkup(<OfflineSupport />);
  const [, before, after] = new RegExp(offlineOptions.notice.place).exec(html) ?? [];
  expect(`${before} hidden=""${after}</p>`).toBe(html);
});
