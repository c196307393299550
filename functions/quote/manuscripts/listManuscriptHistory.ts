import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { listManuscriptHistory as contract } from '#shared/contracts/quote/manuscripts.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireManuscript } from './manuscriptReach.ts'

export const listManuscriptHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireManuscript(params.manuscriptId, actor)
  return historyFor(id, actor, historyShares.manuscript)
})
