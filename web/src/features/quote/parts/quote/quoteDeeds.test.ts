import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/domain/identity/roles.ts'
import { type QuoteStatus, quoteStatuses } from '#shared/domain/quoting/quoteStatus.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import { mayUse, type Permission } from '#shared/permissions.ts'
import { issuesAsStaff, nextDeed, offeredDeeds, stepOf } from './quoteDeeds.ts'

const mayAs = (role: Role) => (needed: Permission | readonly Permission[]) =>
  (typeof needed === 'string' ? [needed] : needed).some((permission) => mayUse(role, permission))

const today = '2026-11-20'
const quoteOf = (agencyStatus: QuoteStatus, expiresOn = '2026-12-20', patching = false) => ({
  agencyStatus,
  expiresOn,
  patching,
})
const deedsOf = (status: QuoteStatus, role: Role) =>
  offeredDeeds(quoteOf(status), mayAs(role), today).map(({ deed }) => deed)

describe('what a producer is offered', () => {
  test('follows the quote on its way to a policy', () => {
    const next = (status: QuoteStatus) =>
      nextDeed(offeredDeeds(quoteOf(status), mayAs('Principal Producer'), today))?.deed
    expect(next('READY')).toBe('requestToBind')
    expect(next('REQUESTED')).toBe('bind')
    expect(next('SIGNED')).toBe('bind')
    expect(next('BOUND')).toBe('issue')
    expect(next('ISSUED')).toBeUndefined()
    expect(next('REFERRED')).toBeUndefined()
    expect(next('API_REJECTED')).toBe('retry')
  })

  test('has no deed that the transition table refuses', () => {
    for (const status of quoteStatuses) {
      const deeds = deedsOf(status, 'Super Admin')
      for (const action of ['requestToBind', 'bind', 'issue', 'retry', 'reopen', 'markLost', 'remove'] as const)
        expect([status, action, deeds.includes(action)]).toEqual([status, action, canQuote(status, action)])
    }
  })

  test('leaves reopening to underwriters', () => {
    expect(deedsOf('LOST', 'Principal Producer')).toEqual([])
    expect(deedsOf('LOST', 'Underwriter')).toEqual(['reopen'])
  })
})

describe('what the others are offered', () => {
  test('customer service of an agency may not bind', () => {
    expect(deedsOf('REQUESTED', 'Customer Service')).not.toContain('bind')
  })

  test('readers alone may do nothing', () => {
    for (const status of quoteStatuses) expect(deedsOf(status, 'Cluster Viewer')).toEqual([])
  })
})

describe('what cannot be done now', () => {
  test('a quote that is being priced waits, except for its need-by date', () => {
    const offered = offeredDeeds(quoteOf('READY', '2026-12-20', true), mayAs('Principal Producer'), today)
    expect(offered.filter(({ notNow }) => notNow === undefined).map(({ deed }) => deed)).toEqual(['needBy'])
  })

  test('a quote whose last day is over is not requested, bound or sent', () => {
    const offered = offeredDeeds(quoteOf('READY', '2026-11-19'), mayAs('Principal Producer'), today)
    expect(offered.filter(({ notNow }) => notNow === 'expired').map(({ deed }) => deed)).toEqual([
      'requestToBind',
      'send',
    ])
  })
})

describe('issuing', () => {
  test('takes the staff path for carriers and the agent path for everybody who may bind', () => {
    expect(issuesAsStaff('CARRIER', mayAs('Carrier Underwriter'))).toBe(true)
    expect(issuesAsStaff('AGENCY', mayAs('Agent'))).toBe(false)
    expect(issuesAsStaff('COWBELL', mayAs('Underwriter'))).toBe(false)
  })
})

test('a quote that is over is on no step', () => {
  expect(stepOf('EXPIRED')).toBeUndefined()
  expect(stepOf('READY')).toBe('requestToBind')
})
