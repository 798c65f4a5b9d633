import { parseSettings } from '@/lib/config';
import { getSharing } from '@/lib/shared-store/sharing';
import { joinInstances } from './join-instances.ts';

let loads = 0;
jest.mock('@redis/client', () => {
  loads += 1;
  return {};
});

describe('without REDIS_URL', () => {
  it('nothing is shared, and the Redis client is not loaded', async () => {
    const settings = parseSettings({}, 'build');
    if (!settings.ok) throw new Error('The default settings are wrong');
    await joinInstances(settings.value);

    expect(getSharing()).toBeUndefined();
    expect(loads).toBe(0);
  });
});
