import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { commissionAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import { removeCommissionAgreement as contract } from '#shared/contracts/commissions/agreements.ts'
import { requireAgreement } from './requireAgreement.ts'

export const removeCommissionAgreement = implement(contract)(({ params, actor, now, fail }) =>
  retryStale(async () => {
    const { kept, agreement } = await requireAgreement(params, actor)
    if (agreement.effectiveFrom <= bookDate(now))
      return fail('commission.agreementBegun', { data: { day: agreement.effectiveFrom } })
    const agreements = kept.agreements.filter(({ id }) => id !== agreement.id)
    await commit([commissionAgreements.update(kept, { ...kept, agreements })])
  }),
)
