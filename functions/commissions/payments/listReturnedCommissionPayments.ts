import { implement } from '#functions/_platform/http/implement.ts'
import { listReturnedCommissionPayments as contract } from '#shared/contracts/commissions/payments.ts'
import { seesRemittances } from '../remittances/requireReconciler.ts'
import { commissionPayments, returnedGroup } from '../store/commissionPayments.ts'

/** Banks return few payments, and each waits for somebody. */
const latest = 100

export const listReturnedCommissionPayments = implement(contract)(async ({ actor }) => {
  if (!seesRemittances(actor)) return []
  const { hits } = await commissionPayments.list({
    scopes: ['all'],
    group: returnedGroup,
    sort: 'created',
    descending: true,
    size: latest,
  })
  return hits
})
