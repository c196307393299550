import type { AccountType } from '../identity/accountTypes.ts'
import type { PersonaType } from '../identity/personaTypes.ts'

/** Records that organizations beside agency and insured have a share in. */
export type PartneredKind = 'account' | 'policy' | 'quote' | 'submission'

type Partner = Exclude<PersonaType, 'agency'> | 'da'

/**
 * In what a kind of organization has a share, that stands above an agency, an insured or the provider (decision:
 * least-by-kind). A cluster and a reinsurer read totals of theirs alone; an MSSP has none in what is priced.
 */
const shares: Readonly<Record<Partner, readonly PartneredKind[]>> = {
  carrier: ['quote', 'policy'],
  cluster: ['account', 'quote', 'policy'],
  da: ['account', 'submission', 'quote', 'policy'],
  mssp: ['account'],
  pool: ['account', 'policy'],
  premiumprocessor: ['policy'],
  reinsurer: ['policy'],
  vendor: [],
}

export const sharesIn = (partner: Partner, kind: PartneredKind): boolean => shares[partner].includes(kind)

/** Who has the care of an insured's security, or counts it among its members: they have no business with what is its money or names its people. */
export const knowsPostureAlone = (accountType: AccountType): boolean => accountType === 'MSSP' || accountType === 'POOL'
