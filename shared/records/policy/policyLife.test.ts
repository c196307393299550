import { describe, expect, it } from 'vitest'
import { renewalCandidateDays } from '#shared/domain/calendar/coverageDates.ts'
import { erpFreeLookOf } from '#shared/domain/policy/erpFreeLook.ts'
import { erpRuleOf } from '#shared/domain/policy/erpRules.ts'
import { policyStatusGroups } from '#shared/domain/policy/policyStatusGroups.ts'
import { reinstatementRuleOf } from '#shared/domain/policy/reinstatementRules.ts'
import { regionCodes } from '#shared/regions/code.ts'
import { allowedIn, can, nextIn, unmetNeed } from '../life.ts'
import { needsOfPolicy, type PolicyAction, policyLife } from './policyLife.ts'
import { binderStatuses, type CoverStatus, coverStatuses, policyStatuses } from './policyStatus.ts'

const allowedAs = (status: CoverStatus, more: object = {}) => {
  const isMet = needsOfPolicy({ isSurplus: false, ...more })
  return allowedIn(policyLife, status).filter((action) => unmetNeed(policyLife, action, isMet) === undefined)
}

describe('the life of a binder', () => {
  it('becomes a policy, expires or is rescinded, and is deleted at most after that', () => {
    expect(nextIn(policyLife, 'BOUND', 'generatePolicy')).toEqual({ ok: true, status: 'ISSUED' })
    expect(allowedAs('BOUND')).toEqual(['generatePolicy', 'rescind', 'expireBinder'])
    for (const status of binderStatuses.filter((status) => status !== 'BOUND'))
      expect(allowedAs(status)).toEqual(['remove'])
  })
})

it('what is done in days alone is named with them, as the rules of every region have them', () => {
  const within = (action: PolicyAction): string | undefined => policyLife.actions[action].within
  for (const region of regionCodes) {
    expect(within('undoCancel')).toContain(`${reinstatementRuleOf(region).undoDays} days`)
    expect(within('reinstate')).toContain(`${reinstatementRuleOf(region).withLapseDays} days`)
    expect(within('extendReporting')).toContain(`${erpRuleOf({ region }).windowDays} days`)
    expect(within('revertReporting')).toContain(`${erpFreeLookOf(region).days} days`)
  }
  expect(within('offerRenewal')).toContain(`${renewalCandidateDays} days`)
})

describe('the life of a policy', () => {
  it('starts, is renewed or expires', () => {
    expect(nextIn(policyLife, 'ISSUED', 'start')).toEqual({ ok: true, status: 'IN FORCE' })
    expect(nextIn(policyLife, 'IN FORCE', 'renew')).toEqual({ ok: true, status: 'RENEWED' })
    expect(nextIn(policyLife, 'IN FORCE', 'expire')).toEqual({ ok: true, status: 'EXPIRED' })
  })

  it('is cancelled on request, through pending, and reinstated after non-payment', () => {
    expect(nextIn(policyLife, 'IN FORCE', 'requestCancel')).toMatchObject({ status: 'CANCEL REQUESTED' })
    expect(nextIn(policyLife, 'CANCEL REQUESTED', 'cancel')).toMatchObject({ status: 'CANCEL PENDING' })
    expect(nextIn(policyLife, 'CANCEL PENDING', 'completeCancel')).toMatchObject({ status: 'CANCELLED' })
    expect(nextIn(policyLife, 'CANCEL PENDING', 'completeCancel', 'IN REINSTATEMENT PERIOD')).toMatchObject({
      ok: true,
    })
    expect(nextIn(policyLife, 'IN REINSTATEMENT PERIOD', 'reinstate')).toMatchObject({ status: 'IN FORCE' })
  })

  it('refuses every action that the table does not list', () => {
    const actions = [...new Set(coverStatuses.flatMap((status) => allowedIn(policyLife, status)))]
    for (const status of coverStatuses)
      for (const action of actions) expect(nextIn(policyLife, status, action).ok).toBe(can(policyLife, status, action))
    expect(nextIn(policyLife, 'VOID', 'reinstate')).toEqual({ ok: false, current: 'VOID', allowed: [] })
  })

  it('offers what makes sense of the policy alone', () => {
    expect(allowedAs('IN FORCE')).toEqual(expect.arrayContaining(['endorse', 'proposeRescission']))
    for (const action of ['rescindExcess', 'fileSurplus'] as const) expect(allowedAs('IN FORCE')).not.toContain(action)
    expect(allowedAs('IN FORCE', { isSurplus: true })).toContain('fileSurplus')
    const layer = allowedAs('IN FORCE', { excess: {} })
    expect(layer).toContain('rescindExcess')
    expect(layer).not.toContain('endorse')
    expect(allowedAs('CANCELLED', { reportingUntil: '2027-12-01' })).not.toContain('reinstate')
  })

  it('lists every status under one dashboard group', () => {
    expect(Object.values(policyStatusGroups).flat().toSorted()).toEqual(policyStatuses.toSorted())
  })
})
