import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

export type PasswordHash = { readonly salt: Uint8Array; readonly hash: Uint8Array };

function hashWith(password: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // In Unicode 'ș' is one code point or two. NFC makes it one, so both forms get the same hash.
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
}

export async function createPasswordHash(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, hash: await hashWith(password, salt) };
}

export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await hashWith(password, stored.salt), stored.hash);
}
