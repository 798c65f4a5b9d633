import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import { isAsSafeAsSite } from '../../security/site-transport.ts';
import type { FormRefusal } from './form-refusal.ts';

const ACTION_MAX_LENGTH = 2_000;

/**
 * The address to which a form may be submitted, as a browser parses it: absolute, on an allowed
 * origin, and with a transport as safe as the site's.
 */
export function parseAction(
  written: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<string, FormRefusal> {
  // A relative action is refused, because it cannot be parsed without a base address.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const action = new URL(written);
  const { origin, username, password, href } = action;
  // The origin is not sufficient: `blob:https://bank.example/x` has the bank's origin.
  if (!isAsSafeAsSite(action, siteUrl) || username !== '' || password !== '')
    return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}
