import type { Trouble } from '@/lib/account/trouble';
import { accountCopy } from '@/lib/i18n/account-copy';
import type { Language } from '@/lib/i18n/language';
import { assertNever } from '@/lib/result';

/** What to say when a call had no answer; `unavailable` differs by what was asked. */
export function formatTrouble(language: Language, trouble: Trouble, unavailable: string): string {
  const { limited, rejected } = accountCopy[language];
  switch (trouble.outcome) {
    case 'limited':
      return limited(trouble.retryAfterSeconds);
    case 'unavailable':
      return unavailable;
    case 'rejected':
      return rejected;
    default:
      return assertNever(trouble);
  }
}
