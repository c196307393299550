import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import { listTaxReturnHistory as contract } from '#shared/contracts/billing/taxes.ts'
import { historyShares } from '#shared/records/historyShares.ts'

export const listTaxReturnHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await taxReturns.require(params.taxReturnId)
  return historyFor(id, actor, historyShares.taxReturn)
})
