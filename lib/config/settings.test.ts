import { listSettings } from './settings.ts';

const settings = listSettings();

describe('listSettings', () => {
  it.each(settings)('describes $name in one line', ({ meaning }) => {
    expect(meaning).toMatch(/^[^\n|]{8,}$/);
  });

  it.each(settings)('names $name after its path in `Settings`', ({ name, path }) => {
    expect(path.join('_').replace(/[A-Z]/g, '_$&').toUpperCase()).toBe(name);
  });

  it('returns each default as the text of an environment variable', () => {
    const written = Object.fromEntries(
      settings.map((setting) => [setting.name, setting.defaultValue]),
    );
    expect(written).toMatchObject({
      PORT: '3000',
      PAYMENT_FORM_ORIGINS: 'https://secure.librapay.ro https://merchant.librapay.ro',
      IMAGE_ORIGINS: undefined,
      REDIS_URL: undefined,
    });
  });

  it('marks as examples only settings that have a default', () => {
    const marked = settings.filter(({ isExample }) => isExample);
    expect(marked.filter(({ defaultValue }) => defaultValue === undefined)).toEqual([]);
  });
});
