import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { inPersona } from '#web/paths.ts'

/**
 * Where saved details lead (quoting-and-servicing, section 2, Routes): the insured whose quote is with underwriting now to
 * their policies; everybody else stays.
 */
export const afterDetails = (
  accountType: AccountType,
  { WillReferQuotes }: Pick<QuoteEffects, 'WillReferQuotes'>,
): string | undefined =>
  accountType === 'CUSTOMER' && WillReferQuotes ? inPersona(accountType, 'policies') : undefined
