import { listConnectedEffects } from '#shared/contracts/quote/connectedEffects.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { useMayCall } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'

/** What each thing that the account's systems do not see in place would do to the premium; of who is not let in, nothing is asked. */
export const useEffects = (accountId: AccountId) => {
  const may = useMayCall()(listConnectedEffects)
  return useOperation(listConnectedEffects, may ? { params: { accountId } } : null, { staleTime: 60_000 }).data
}
