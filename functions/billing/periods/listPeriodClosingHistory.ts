import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import { listPeriodClosingHistory as contract } from '#shared/contracts/billing/periods.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listPeriodClosingHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await periodClosings.require(params.closingId)
  return historyFor(id, actor, historyShares.periodClosing)
})
