import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { recordSurplusFiling as contract } from '#shared/contracts/policy/surplusFiling.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { policies, requirePolicy } from '../store/policies.ts'
import { filingOf } from './filingOf.ts'

/** The number is the policy's from then on: its details say it, and it leaves the list of what is to be filed. */
export const recordSurplusFiling = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'fileSurplus', actor)
  const { state, boundOn } = filingOf(policy)
  const { number, filedOn } = body
  const refuse = (detail: string) => fail('request.unfit', { errors: [{ path: ['filedOn'], detail }] })
  if (filedOn > dateAt(now, policy.timeZone)) refuse('The date is in the future')
  if (filedOn < boundOn) refuse(`It was bound on ${boundOn}`)
  const surplusFiling = { number, state, filedOn, by: nameFor(actor), at: now }
  const firmographicData = { ...policy.firmographicData, surplusLinesNumber: number, surplusLinesState: state }
  await commit([policies.update(policy, { ...policy, surplusFiling, firmographicData, lastUpdated: now })])
  return { surplusFiling }
})
