import { implement } from '#functions/_platform/http/implement.ts'
import { getLossRun as contract } from '#shared/contracts/policy/claims.ts'
import { askedLossRun } from './askedLossRun.ts'

export const getLossRun = implement(contract)(
  async ({ query, actor, now }) => (await askedLossRun(query, { actor, now })).run,
)
