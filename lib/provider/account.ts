import { success } from '../result.ts';
import type { Result } from '../result.ts';
import { getSite } from '../site.ts';
import { providerPaths } from './contract/paths.ts';
import type { ProviderClient } from './client.ts';
import type { ProviderFailure } from './contract/provider-failure.ts';

type Done = Result<null, ProviderFailure>;
type WithToken = { readonly token: string };

/** The client has checked that the answer is a JSON object. What it contains is not specified. */
const toDone = (answer: Result<unknown, ProviderFailure>): Done =>
  answer.ok ? success(null) : answer;

/** Checks the token and does not use it up. */
export async function verifyToken(
  { token }: WithToken,
  client: ProviderClient = getSite().provider,
): Promise<Done> {
  const headers = { token };
  return toDone(
    await client.send({ name: 'verifyToken', path: providerPaths.verifyToken(), headers }),
  );
}

/** A success uses up the token. */
export async function resetPassword(
  { token, newPassword }: WithToken & { readonly newPassword: string },
  client: ProviderClient = getSite().provider,
): Promise<Done> {
  const path = providerPaths.resetPassword();
  const payload = { token, newPassword };
  return toDone(await client.send({ name: 'resetPassword', path, payload }));
}

/** A success uses up the token. */
export async function activateAccount(
  { token }: WithToken,
  client: ProviderClient = getSite().provider,
): Promise<Done> {
  const path = providerPaths.activateAccount();
  return toDone(await client.send({ name: 'activateAccount', path, payload: { token } }));
}
