import type { AccountType } from '#shared/domain/identity/accountTypes.ts'

/** Who sells to accounts has tags for them; neither the insured reads those nor who serves it. */
export const usesTags = (persona: AccountType): boolean =>
  persona === 'COWBELL' || persona === 'AGENCY' || persona === 'DIGITAL'
