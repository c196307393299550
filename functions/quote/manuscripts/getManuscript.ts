import { implement } from '#functions/_platform/http/implement.ts'
import { getManuscript as contract } from '#shared/contracts/quote/manuscripts.ts'
import { requireManuscript, toManuscript } from './manuscriptReach.ts'

export const getManuscript = implement(contract)(async ({ params, actor }) =>
  toManuscript(await requireManuscript(params.manuscriptId, actor), actor),
)
