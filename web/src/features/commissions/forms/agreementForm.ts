import { z } from 'zod'
import { createCommissionAgreement } from '#shared/contracts/commissions/agreements.ts'
import type { CommissionAgreement } from '#shared/contracts/commissions/commissionAgreement.ts'
import { commissionTerms } from '#shared/domain/quoting/commissionTerms.ts'
import { todayHere } from '#web/i18n/todayHere.ts'

const { standard } = commissionTerms

/** The choice of all products. */
export const everyProduct = 'ALL'

const fields = createCommissionAgreement.body.shape

/** An agreement as it is entered: all products are a choice of their own, and the last day may be left open. */
export const AgreementForm = createCommissionAgreement.body.extend({
  product: z.preprocess((value) => (value === everyProduct ? null : value), fields.product),
  effectiveUntil: z.preprocess((value) => (value === '' || value === undefined ? null : value), fields.effectiveUntil),
})

/** What nobody has agreed yet: the standard from today on. */
export const newAgreement = () => ({
  product: everyProduct,
  newPercent: standard,
  renewalPercent: standard,
  effectiveFrom: todayHere(),
  effectiveUntil: null,
  manner: 'AS_PAID' as const,
  shares: [],
  note: '',
})

export const agreementValues = (agreement: CommissionAgreement) => {
  const { product, newPercent, renewalPercent, effectiveFrom, effectiveUntil, manner, shares } = agreement
  return {
    product: product ?? everyProduct,
    ...{ newPercent, renewalPercent, effectiveFrom, effectiveUntil, manner },
    shares: shares.map(({ agencyId, basis, percent }) => ({ agencyId, basis, percent })),
    note: '',
  }
}
