import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { carrierAccountIdOf } from '#functions/ledger/store/carrierAccounts.ts'
import { listCarrierAccountHistory as contract } from '#shared/contracts/billing/carrierBalances.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { carrierFor } from '../statements/partyOf.ts'

/** Before anything was done with a carrier it has no account, and nothing was done to it. */
export const listCarrierAccountHistory = implement(contract)(async ({ params, actor, fail }) => {
  const { id } = (await carrierFor(actor, params.carrierId)) ?? fail('billing.carrierNotFound')
  return historyFor(carrierAccountIdOf(id), actor, historyShares.carrierAccount)
})
