import { describe, expect, it } from 'vitest'
import { binderStatuses, policyStatuses } from './policyStatus.ts'
import { isOpenForRenewal, policyStatusGroupOf } from './policyStatusGroups.ts'
import { allowedPolicyActions, canBinder, canPolicy, nextBinderStatus, nextPolicyStatus } from './policyTransitions.ts'

describe('the life of a binder', () => {
  it('becomes a policy, expires or is rescinded, and nothing after that', () => {
    expect(nextBinderStatus('BOUND', 'generatePolicy')).toEqual({ ok: true, status: 'ISSUED' })
    for (const status of binderStatuses.filter((status) => status !== 'BOUND'))
      for (const action of ['generatePolicy', 'expire', 'rescind'] as const) {
        expect(canBinder(status, action)).toBe(false)
        expect(nextBinderStatus(status, action)).toEqual({ ok: false, current: status, allowed: [] })
      }
  })
})

describe('the life of a policy', () => {
  it('starts, is renewed or expires', () => {
    expect(nextPolicyStatus('ISSUED', 'start')).toEqual({ ok: true, status: 'IN FORCE' })
    expect(nextPolicyStatus('IN FORCE', 'renew')).toEqual({ ok: true, status: 'RENEWED' })
    expect(nextPolicyStatus('IN FORCE', 'expire')).toEqual({ ok: true, status: 'EXPIRED' })
  })

  it('is cancelled on request, through pending, and reinstated after non-payment', () => {
    expect(nextPolicyStatus('IN FORCE', 'requestCancel')).toMatchObject({ status: 'CANCEL REQUESTED' })
    expect(nextPolicyStatus('CANCEL REQUESTED', 'cancel')).toMatchObject({ status: 'CANCEL PENDING' })
    expect(nextPolicyStatus('CANCEL PENDING', 'completeCancel')).toMatchObject({ status: 'CANCELLED' })
    expect(nextPolicyStatus('CANCELLED', 'openReinstatement')).toMatchObject({ status: 'IN REINSTATEMENT PERIOD' })
    expect(nextPolicyStatus('IN REINSTATEMENT PERIOD', 'reinstate')).toMatchObject({ status: 'IN FORCE' })
  })

  it('refuses every action that the table does not list', () => {
    const actions = [...new Set(policyStatuses.flatMap(allowedPolicyActions))]
    for (const status of policyStatuses)
      for (const action of actions) expect(nextPolicyStatus(status, action).ok).toBe(canPolicy(status, action))
    expect(nextPolicyStatus('VOID', 'reinstate')).toEqual({ ok: false, current: 'VOID', allowed: [] })
  })

  it('lists every status under one dashboard group', () => {
    expect(policyStatusGroupOf('CANCEL PENDING')).toBe('Cancellations')
    expect(policyStatusGroupOf('RENEWED')).toBe('Inactive')
    expect(policyStatusGroupOf('IN REINSTATEMENT PERIOD')).toBe('Active')
  })

  it('is open for renewal in its last 90 days unless the insured opted out', () => {
    const policy = { status: 'IN FORCE', endDate: '2026-06-30' } as const
    expect(isOpenForRenewal(policy, '2026-04-01')).toBe(true)
    expect(isOpenForRenewal(policy, '2026-03-31')).toBe(false)
    expect(isOpenForRenewal(policy, '2026-07-01')).toBe(false)
    expect(isOpenForRenewal({ ...policy, renewalOptOut: true }, '2026-04-01')).toBe(false)
  })
})
