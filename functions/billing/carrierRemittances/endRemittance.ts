import { commit } from '#functions/_platform/storage/commit.ts'
import { carrierAccountOf, carrierAccountWrite } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances, type StoredCarrierRemittance } from '#functions/ledger/store/carrierRemittances.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'

/** Ends a remittance that was not paid: its amount stays due, and the carrier has none under way. */
export const endRemittance = async (
  before: StoredCarrierRemittance,
  after: CarrierRemittance,
): Promise<CarrierRemittance> => {
  const account = await carrierAccountOf(before.carrierId)
  await commit([
    carrierRemittances.update(before, after),
    carrierAccountWrite(before.carrierId, account, { underWay: undefined }),
  ])
  return after
}
