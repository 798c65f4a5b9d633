import { failed, success } from '../../result.ts';
import type { Result } from '../../result.ts';
import { isAsSafeAsSite } from '../../security/site-transport.ts';
import type { FormRefusal } from './form-refusal.ts';

const ACTION_MAX_LENGTH = 2_000;

export function parseAction(
  written: string,
  allowedOrigins: readonly string[],
  siteUrl: string,
): Result<string, FormRefusal> {
  // Without a base address `canParse` refuses a relative action.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const action = new URL(written);
  const { origin, username, password, href } = action;
  // `blob:https://bank.example/x` has the bank's origin, so a check of the origin is not enough.
  if (!isAsSafeAsSite(action, siteUrl) || username !== '' || password !== '')
    return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}
