import type { ApiRefusal } from '@/lib/api/api-answer';

/** Why a call has no answer of use: nothing is known of the token or the account. */
export type Trouble = Exclude<ApiRefusal, { readonly outcome: 'refused' }>;

/** What the provider said instead of a yes or a no, if it said anything. */
export function getWords(trouble: Trouble | undefined): string | undefined {
  return trouble?.outcome === 'unavailable' ? trouble.message : undefined;
}
