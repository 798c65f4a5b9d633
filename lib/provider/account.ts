import { success } from '@/lib/result';
import type { Result } from '@/lib/result';
import { providerPaths } from './contract/paths.ts';
import { getProviderClient } from './transport/client.ts';
import type { ProviderClient } from './transport/client.ts';
import type { ProviderFailure } from './transport/failure.ts';

type Done = Result<null, ProviderFailure>;
type WithToken = { readonly token: string };

/** Of an answer that only says that it is done, nothing is read. */
const toDone = (answer: Result<unknown, ProviderFailure>): Done =>
  answer.ok ? success(null) : answer;

/** Whether a reset link is still good. Asking does not use it up. */
export async function verifyToken(
  { token }: WithToken,
  client: ProviderClient = getProviderClient(),
): Promise<Done> {
  const headers = { token };
  return toDone(
    await client.send({ name: 'verifyToken', path: providerPaths.verifyToken(), headers }),
  );
}

/** Uses the token up. Sent once, whatever happens: the answer to a second try would be a lie. */
export async function resetPassword(
  { token, newPassword }: WithToken & { readonly newPassword: string },
  client: ProviderClient = getProviderClient(),
): Promise<Done> {
  const path = providerPaths.resetPassword();
  const payload = { token, newPassword };
  return toDone(await client.send({ name: 'resetPassword', path, payload }));
}

/** Uses the token up. Sent once, as a new password is. */
export async function activateAccount(
  { token }: WithToken,
  client: ProviderClient = getProviderClient(),
): Promise<Done> {
  const path = providerPaths.activateAccount();
  return toDone(await client.send({ name: 'activateAccount', path, payload: { token } }));
}
