import { implement } from '#functions/_platform/http/implement.ts'
import { listCommissionPayments as contract } from '#shared/contracts/commissions/payments.ts'
import { requireCommissionAgency } from '../account/requireCommissionAgency.ts'
import { commissionPayments } from '../store/commissionPayments.ts'

/** An agency is paid once a month or so. */
const latest = 100

export const listCommissionPayments = implement(contract)(async ({ params, actor }) => {
  await requireCommissionAgency(params.agencyId, actor)
  const { hits } = await commissionPayments.list({
    scopes: [`agency:${params.agencyId}`],
    sort: 'created',
    descending: true,
    size: latest,
  })
  return hits
})
