import { describe, expect, it } from 'vitest'
import { type ClaimProgress, claimSteps } from './claimSteps.ts'

const nothing: ClaimProgress = {
  isAssigned: false,
  hasCoach: false,
  isReserved: false,
  isDecided: false,
  isDenied: false,
  hasPaid: false,
  isSettled: false,
  isClosed: false,
}
const filed: ClaimProgress = { ...nothing, filedOn: '2026-11-25' }
const stepsDone = (progress: ClaimProgress) => claimSteps(progress).flatMap(({ step, done }) => (done ? [step] : []))

describe('the steps of a claim', () => {
  it('begin with the notice, and promise who calls by when', () => {
    expect(claimSteps(nothing)[0]).toMatchObject({ step: 'FILE', owner: 'INSURED', done: false })
    expect(claimSteps(filed)).toMatchObject([
      { step: 'FILE', done: true },
      { step: 'CALL', owner: 'BREACH_COACH', by: '2026-11-26', done: false },
      { step: 'ASSIGN', owner: 'PALISADE', by: '2026-11-27' },
      { step: 'POSITION', owner: 'ADJUSTER', by: '2026-12-25' },
      { step: 'PAY' },
      { step: 'CLOSE', done: false },
    ])
  })

  it('wait for no first call of a breach coach once something was paid, and for the rest of what is due until it is settled', () => {
    const decided = { ...filed, isAssigned: true, isDecided: true }
    expect(stepsDone(decided)).toEqual(['FILE', 'ASSIGN', 'POSITION'])
    expect(stepsDone({ ...decided, hasPaid: true, isSettled: true })).toEqual(['FILE', 'ASSIGN', 'POSITION', 'PAY'])
  })

  it('say of no breach coach that one was brought in who was not', () => {
    const paid = { ...filed, isAssigned: true, isDecided: true, hasPaid: true }
    expect(claimSteps(paid).map(({ step }) => step)).not.toContain('CALL')
    expect(stepsDone({ ...paid, hasCoach: true })).toEqual(['FILE', 'CALL', 'ASSIGN', 'POSITION'])
  })

  it('leave open what is covered while rights are reserved, by no day that was promised before', () => {
    const reserved = claimSteps({ ...filed, isAssigned: true, isReserved: true })
    expect(reserved.find(({ step }) => step === 'POSITION')).toEqual({
      step: 'POSITION',
      owner: 'ADJUSTER',
      by: undefined,
      done: false,
    })
  })

  it('promise neither a call nor a payment where cover is denied', () => {
    const denied = claimSteps({ ...filed, isDecided: true, isDenied: true })
    expect(denied.map(({ step }) => step)).toEqual(['FILE', 'ASSIGN', 'POSITION', 'CLOSE'])
  })

  it('are all done with a claim that is closed, which tells no step that was not taken', () => {
    const closed = { ...filed, isAssigned: true, isClosed: true }
    expect(claimSteps(closed).every(({ done }) => done)).toBe(true)
    expect(stepsDone(closed)).toEqual(['FILE', 'ASSIGN', 'CLOSE'])
    expect(stepsDone({ ...closed, isDecided: true, hasPaid: true })).toEqual([
      'FILE',
      'ASSIGN',
      'POSITION',
      'PAY',
      'CLOSE',
    ])
  })
})
