import type { ApiRefusal } from '@/lib/api/api-answer';

/** Why a call has no answer of the provider's: nothing is known of the token or the account. */
export type Trouble = Exclude<ApiRefusal, { readonly outcome: 'refused' }>;
