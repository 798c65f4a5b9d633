import { text } from 'node:stream/consumers';
import { startRecordingServer } from '@/e2e/support/unit/recording-server';
import type { RecordingServer } from '@/e2e/support/unit/recording-server';
import { purgeChangedPages } from './apply-change.ts';
import { addressesOfList } from './cached-pages.ts';

describe('an announced change', () => {
  let edge: RecordingServer;
  let purged: string[];

  beforeEach(async () => {
    purged = [];
    edge = await startRecordingServer((request, response) => {
      void text(request).then((body) => {
        purged.push(...body.split('\n'));
        response.writeHead(204).end();
      });
    });
  });
  afterEach(() => edge.close());

  it('of a restaurant purges the pages of the restaurant and of the list', async () => {
    await purgeChangedPages({ restaurant: 'la-mama' }, [edge.origin]);
    expect(purged).toEqual(expect.arrayContaining(['/restaurant/la-mama/menu', '/restaurants']));
    expect(purged).not.toContain('*');
  });

  it('of the list of restaurants purges no page of a restaurant', async () => {
    await purgeChangedPages({ list: true }, [edge.origin]);
    expect(purged).toEqual(addressesOfList);
  });

  it.each([[{ everything: true } as const], ['missed' as const]])(
    'that may concern every page purges all pages: %j',
    async (change) => {
      await purgeChangedPages(change, [edge.origin]);
      expect(purged).toEqual(['*']);
    },
  );
});
