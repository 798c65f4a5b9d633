import { createPasswordHash, isPassword } from './password-hash.ts';

describe('the hash of a password', () => {
  it('matches its own password and no other', async () => {
    const stored = await createPasswordHash('Parolă bună 1');
    expect(await isPassword('Parolă bună 1', stored)).toBe(true);
    expect(await isPassword('Parolă bună 2', stored)).toBe(false);
    expect(await isPassword('', stored)).toBe(false);
  });

  it('differs for equal passwords, because of the salt', async () => {
    const [first, second] = await Promise.all([
      createPasswordHash('aceeași'),
      createPasswordHash('aceeași'),
    ]);
    expect(Buffer.from(first.salt).equals(second.salt)).toBe(false);
    expect(Buffer.from(first.hash).equals(second.hash)).toBe(false);
  });

  it('matches the same password in another Unicode normalization form', async () => {
    const stored = await createPasswordHash('țară'.normalize('NFD'));
    expect(await isPassword('țară'.normalize('NFC'), stored)).toBe(true);
  });
});
