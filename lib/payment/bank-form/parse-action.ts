import { failed, success } from '@/lib/result';
import type { Result } from '@/lib/result';
import { isAsSafeAsSite } from '@/lib/security/site-transport';
import type { FormRefusal } from './form-refusal.ts';

const ACTION_MAX_LENGTH = 2_000;

/**
 * Where a form may be sent: the address as a browser would understand it, absolute, on one of the
 * allowed origins, and reached as safely as the site.
 */
export function parseAction(
  written: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<string, FormRefusal> {
  // Without a base: a relative action would mean an address of ours.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const action = new URL(written);
  const { origin, username, password, href } = action;
  // The origin alone would not do: that of `blob:https://bank.example/x` is the bank's.
  if (!isAsSafeAsSite(action, siteUrl) || username !== '' || password !== '')
    return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}
