import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getCommissionAccount as contract } from '#shared/contracts/commissions/account.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionAccountOf } from '../store/commissionAccounts.ts'
import { commissionPayments } from '../store/commissionPayments.ts'
import { owedTo } from './owed.ts'
import { requireCommissionAgency } from './requireCommissionAgency.ts'

export const getCommissionAccount = implement(contract)(async ({ params: { agencyId }, actor, now }) => {
  const agency = await requireCommissionAgency(agencyId, actor)
  const account = await commissionAccountOf(agencyId)
  const open = account?.openPaymentId === undefined ? undefined : await commissionPayments.byId(account.openPaymentId)
  const returned = await commissionPayments.byIds(account?.returnedPaymentIds ?? [])
  return {
    agencyId,
    agencyName: agency.name,
    due: await owedTo({ agencyId, stated: account?.stated }, now),
    currency: regionOf(config.region).currency,
    paymentsPaused: account?.paymentsPaused ?? false,
    ...(account?.ach && { ach: account.ach }),
    ...(returned.length > 0 && { returned }),
    ...(open && { open }),
  }
})
