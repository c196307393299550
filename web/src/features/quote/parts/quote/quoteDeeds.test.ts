import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Role } from '#shared/domain/identity/roles.ts'
import { mayUse, type Permission } from '#shared/permissions.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { type QuoteStatus, quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { issuesAsStaff, nextDeed, offeredDeeds, stepOf } from './quoteDeeds.ts'

const mayAs = (role: Role) => (needed: Permission | readonly Permission[]) =>
  (typeof needed === 'string' ? [needed] : needed).some((permission) => mayUse(role, permission))

const as = (role: Role) => ({ userId: 'usr_me', may: mayAs(role) })

const today = '2026-11-20'
const quoteOf = (agencyStatus: QuoteStatus, expiresOn: CalendarDate = '2026-12-20', patching = false) => ({
  agencyStatus,
  expiresOn,
  effectiveDate: '2026-12-01' as const,
  firmographicData: {},
  isRenewal: false,
  isSurplus: false,
  additionalInsureds: [],
  coverages: [],
  referralReasons: [],
  subjectivities: [],
  patching,
})
const deedsOf = (status: QuoteStatus, role: Role) =>
  offeredDeeds(quoteOf(status), as(role), today).map(({ action }) => action)

describe('what a producer is offered', () => {
  test('follows the quote on its way to a policy', () => {
    const next = (status: QuoteStatus) =>
      nextDeed(offeredDeeds(quoteOf(status), as('Principal Producer'), today))?.action
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

  test('has no change of terms where brokers do not edit quotes', () => {
    const actions = (withoutEditing: boolean) =>
      offeredDeeds(quoteOf('READY'), { ...as('Principal Producer'), withoutEditing }, today).map(({ action }) => action)
    expect(actions(false)).toContain('update')
    expect(actions(true)).not.toContain('update')
    expect(actions(true)).toContain('requestToBind')
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
    const offered = offeredDeeds(quoteOf('READY', '2026-12-20', true), as('Principal Producer'), today)
    expect(offered.filter(({ notNow }) => notNow === undefined).map(({ action }) => action)).toEqual(['needBy'])
  })

  test('a quote whose last day is over is not requested, bound or sent', () => {
    const offered = offeredDeeds(quoteOf('READY', '2026-11-19'), as('Principal Producer'), today)
    expect(offered.filter(({ notNow }) => notNow === 'unexpired').map(({ action }) => action)).toEqual([
      'requestToBind',
      'send',
      'sendToAgency',
    ])
  })
})

describe('issuing', () => {
  test('takes the staff path for carriers and the agent path for everybody who may bind', () => {
    expect(issuesAsStaff('CARRIER', mayAs('Carrier Underwriter'))).toBe(true)
    expect(issuesAsStaff('AGENCY', mayAs('Agent'))).toBe(false)
    expect(issuesAsStaff('COWBELL', mayAs('Underwriter'))).toBe(false)
    expect(issuesAsStaff('COWBELL', mayAs('Underwriter'), { isOverruled: true })).toBe(true)
    expect(issuesAsStaff('AGENCY', mayAs('Agent'), { isOverruled: true })).toBe(false)
  })
})

test('a quote that is over is on no step', () => {
  expect(stepOf('EXPIRED')).toBeUndefined()
  expect(stepOf('READY')).toBe('requestToBind')
})

describe('what is to be brought', () => {
  const asked = (stage: 'POST_BIND' | 'PRE_BIND', status: 'OPEN' | 'OVERDUE') =>
    ({ id: 'sub_1', text: 'Signed application', stage, owner: 'INSURED', status }) as const
  const bindOf = (quote: Parameters<typeof offeredDeeds>[0]) =>
    offeredDeeds(quote, as('Principal Producer'), today).find(({ action }) => action === 'bind' || action === 'issue')

  test('keeps from binding while it is open, and from the policy once it is overdue', () => {
    const before = { ...quoteOf('REQUESTED'), subjectivities: [asked('PRE_BIND', 'OPEN')] }
    const after = (status: 'OPEN' | 'OVERDUE') => ({
      ...quoteOf('BOUND'),
      subjectivities: [asked('POST_BIND', status)],
    })
    const attested = {
      name: 'Ida Moreau',
      email: 'ida@moreau.example',
      at: '2026-11-20T10:00:00Z' as const,
      outdated: false,
    }
    expect(bindOf(before)).toEqual({ action: 'bind', notNow: 'cleared' })
    expect(bindOf(after('OPEN'))).toEqual({ action: 'issue', notNow: 'attested' })
    expect(bindOf({ ...after('OPEN'), attested: { ...attested, outdated: true } })).toMatchObject({
      notNow: 'attested',
    })
    expect(bindOf({ ...after('OPEN'), attested })).toEqual({ action: 'issue' })
    expect(bindOf(after('OVERDUE'))).toEqual({ action: 'issue', notNow: 'cleared' })
  })
})

test('a questionnaire is withdrawn while somebody may still fill it in', () => {
  const at = '2026-11-19T10:00:00.000Z'
  const sent = { requestId: 'qrq_1', name: 'Ida', email: 'ida@moreau.example', at, by: 'Ana', expiresAt: at } as const
  const mayWithdraw = (questionnaire: Parameters<typeof offeredDeeds>[0]['questionnaire']) =>
    offeredDeeds({ ...quoteOf('READY'), questionnaire }, as('Principal Producer'), today).some(
      ({ action }) => action === 'withdrawQuestionnaire',
    )
  expect(mayWithdraw(sent)).toBe(true)
  expect(mayWithdraw(undefined)).toBe(false)
  expect(mayWithdraw({ ...sent, withdrawnAt: at })).toBe(false)
  expect(mayWithdraw({ ...sent, handedIn: { by: 'Ida', at } })).toBe(false)
})
