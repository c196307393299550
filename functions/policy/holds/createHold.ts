import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { Hold, type HoldRecord } from '#shared/contracts/policy/holdRecord.ts'
import { createHold as contract } from '#shared/contracts/policy/holds.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { HoldId, idPrefixes } from '#shared/domain/ids/ids.ts'
import { holdsAlready, standsOn } from '#shared/domain/policy/freezes.ts'
import { notAllowed } from '../lifecycle/policyAction.ts'
import { holds, standingHolds } from '../store/holds.ts'
import { policies, requirePolicy } from '../store/policies.ts'

/**
 * The policy is written with it: what ends it at the same moment comes again, and finds the hold, as does another that says the
 * same. One that is over is held as well, so that what may be evidence is kept (rule: legal-hold).
 */
export const createHold = implement(contract)(async ({ body, actor, now, fail }) => {
  const policy = await requirePolicy(body.policyId, actor)
  if (policy.status === 'BINDER EXPIRED') return notAllowed(policy, actor)
  const from = dateAt(now, policy.timeZone)
  if (body.until !== undefined && body.until < from)
    return fail('hold.untilPast', { errors: [{ path: ['until'], detail: `From ${from} on` }] })
  const standing = (await standingHolds(policy.id)).filter((each) => standsOn(each, from))
  const twice = standing.find((each) => holdsAlready(each, body))
  if (twice !== undefined) return fail('hold.twice', { data: { name: twice.put.name, from: twice.from } })
  const { accountId, agencyId, teamIds, policyNumber } = policy
  const hold: HoldRecord = {
    ...body,
    acts: [...new Set(body.acts)],
    id: HoldId.parse(`${idPrefixes.hold}_${ulid()}`),
    policyNumber,
    accountId,
    agencyId,
    teamIds,
    status: 'STANDING',
    from,
    put: { by: actor.userId, name: actor.name, at: now },
    created: now,
    lastUpdated: now,
  }
  await commit([holds.create(hold), policies.update(policy, { ...policy, lastUpdated: now })])
  return Hold.parse(hold)
})
