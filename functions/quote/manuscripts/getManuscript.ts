import { implement } from '#functions/_platform/http/implement.ts'
import { getManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { manuscriptGuard } from './manuscriptGuard.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'

export const getManuscript = implement(contract)(async ({ params, actor }) => {
  const manuscript = await requireManuscript(params.manuscriptId, actor)
  return {
    ...toManuscript(manuscript, actor),
    allowedActions: manuscriptGuard.allowed(manuscript.status, { actor }),
  }
})
