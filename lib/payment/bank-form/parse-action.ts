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
  // `canParse` without a base address also refuses a relative action.
  if (written.length > ACTION_MAX_LENGTH || !URL.canParse(written)) return failed('action');
  const action = new URL(written);
  const { origin, username, password, href } = action;
  // A check of the origin alone would accept `blob:https://bank.example/x`.
  if (!isAsSafeAsSite(action, siteUrl) || username !== '' || password !== '')
    return failed('action');
  return allowedOrigins.includes(origin) ? success(href) : failed('foreign action');
}
