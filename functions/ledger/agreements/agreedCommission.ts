import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type AgreedCommission, agreementOn } from '#shared/domain/quoting/commissionAgreement.ts'
import type { Product } from '#shared/regions/products.ts'
import { agreementsOf } from '../store/commissionAgreements.ts'

/** Who sells which product, as what, and from which day it covers. */
interface Sold {
  readonly agencyId: string
  readonly product: Product
  readonly isRenewal: boolean
  readonly effectiveDate: CalendarDate
}

/** By which of an agency's agreements the commission stands. */
export const agreedOf = (
  agreements: readonly CommissionAgreementRecord[],
  { product, isRenewal, effectiveDate }: Omit<Sold, 'agencyId'>,
): AgreedCommission | undefined => {
  const agreement = agreementOn(agreements, { product, day: effectiveDate })
  if (agreement === undefined) return undefined
  const { id: agreementId, revision, newPercent, renewalPercent, manner, shares } = agreement
  const percent = isRenewal ? renewalPercent : newPercent
  return { agreementId, revision, product: agreement.product, percent, manner, shares }
}

/** By what an agency's commission on a policy stands that begins on a day; undefined where nothing is agreed. */
export const agreedCommission = async ({ agencyId, ...sold }: Sold): Promise<AgreedCommission | undefined> =>
  agreedOf((await agreementsOf(agencyId))?.agreements ?? [], sold)
