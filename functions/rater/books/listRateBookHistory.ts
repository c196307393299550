import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listRateBookHistory as contract } from '#shared/contracts/rater/rateBooks.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireVersion } from './requireBook.ts'

/** The provider's own: nobody else reads of it. */
export const listRateBookHistory = implement(contract)(async ({ params, actor }) => {
  const { record } = await requireVersion(params.version)
  return historyFor(record.id, actor, historyShares.rateBook)
})
