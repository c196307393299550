import { implement } from '#functions/_platform/http/implement.ts'
import { carriersOfRegion } from '#functions/directory/public.ts'
import { programmeCarrier } from '#functions/ledger/store/bookEntries.ts'
import { listBookCarriers as contract } from '#shared/contracts/billing/statements.ts'
import { carrierFor, programmeName, seesAll } from './partyOf.ts'

export const listBookCarriers = implement(contract)(async ({ actor }) => {
  if (!seesAll(actor)) {
    const own = await carrierFor(actor, undefined)
    return own === undefined ? [] : [own]
  }
  const carriers = await carriersOfRegion()
  return [{ id: programmeCarrier, name: programmeName }, ...carriers.map(({ id, name }) => ({ id, name }))]
})
