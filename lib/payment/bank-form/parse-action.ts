import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { FormRefusal } from './form-refusal.ts';

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const ACTION_MAX_LENGTH = 2_000;

/**
 * Where a form may be sent: the address as a browser would understand it, absolute and on one of
 * the allowed origins. https, or http on the loopback, which the setting has to name.
 */
export function parseAction(
  written: string,
  allowedOrigins: readonly string[],
): Result<string, FormRefusal> {
  // Without a base: a relative action would mean an address of ours.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const { protocol, hostname, origin, username, password, href } = new URL(written);
  // The origin alone would not do: that of `blob:https://bank.example/x` is the bank's.
  const isTrusted = protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname));
  if (!isTrusted || username !== '' || password !== '') return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}
