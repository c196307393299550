import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { coversOfAccount } from '#functions/policy/public.ts'
import { dependencyWrites } from '../accumulation/dependencyWrites.ts'

/** What an insured's systems show may be other vendors than before. */
export const followAssessment: Subscriber<'risk.assessed'> = async ({ detail: { accountId }, once }) => {
  const covers = (await coversOfAccount(accountId)).filter(({ issuedAt }) => issuedAt !== undefined)
  const writes = (await Promise.all(covers.map(dependencyWrites))).flat()
  if (writes.length > 0) await commit(writes, { once })
}
