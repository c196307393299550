import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import { heldByAnother } from '#web/records/quote/needsOfQuote.ts'
import { offeredDecisions } from './decisions.ts'

const today: CalendarDate = '2026-03-02'
const referral = {
  agencyStatus: 'REFERRED' as const,
  expiresOn: '2026-03-20' as const,
  patching: false,
  effectiveDate: '2026-03-10' as const,
  firmographicData: {},
  isRenewal: false,
  isSurplus: false,
  additionalInsureds: [],
  coverages: [],
  referralReasons: [],
  subjectivities: [],
  underwriter: undefined,
}
const held = {
  ...referral,
  agencyStatus: 'IN_REVIEW',
  underwriter: { id: 'usr_maya', name: 'Maya Okafor', since: '2026-03-01T10:00:00Z' },
} as const

const as = (role: Role, userId = 'usr_me') => ({
  userId,
  may: (needed: readonly Permission[]) => needed.some((each) => mayUse(role, each)),
  isChief: role === 'Super Admin',
})
const names = (offered: ReturnType<typeof offeredDecisions>) => offered.map(({ decision }) => decision)

describe('what an underwriter may decide', () => {
  it('an open referral can be taken, released and declined', () => {
    const offered = names(offeredDecisions(referral, as('Underwriter'), today))
    expect(offered).toEqual(expect.arrayContaining(['take', 'release', 'decline', 'underwrite', 'irpm']))
    expect(offered).not.toContain('giveBack')
    expect(offered).not.toContain('rescind')
  })

  it('one in another underwriter’s hands is named and left alone', () => {
    expect(heldByAnother(held, 'usr_me')).toBe('Maya Okafor')
    expect(heldByAnother(held, 'usr_maya')).toBeUndefined()
    const offered = offeredDecisions(held, as('Underwriter'), today)
    expect(offered.find(({ decision }) => decision === 'release')?.notNow).toBe('unheld')
    expect(names(offered)).not.toContain('giveBack')
    expect(names(offeredDecisions(held, as('Super Admin'), today))).toContain('giveBack')
  })

  it('is not released while it is priced or after its last day', () => {
    const notNow = (quote: Parameters<typeof offeredDecisions>[0], day = today) =>
      offeredDecisions(quote, as('Underwriter'), day).find(({ decision }) => decision === 'release')?.notNow
    expect(notNow({ ...referral, patching: true })).toBe('priced')
    expect(notNow(referral, '2026-03-21')).toBe('unexpired')
    expect(notNow(referral)).toBeUndefined()
  })

  it('is not released on admitted paper where the product is not filed', () => {
    const unfiled = {
      ruleId: unfiledRule,
      input: 'HI',
      threshold: 'AK, HI, LA, MT',
      message: 'The product is not filed in this state',
      cure: 'Quote it as surplus lines.',
      outcome: 'REFERRED',
    } as const
    const offered = offeredDecisions({ ...referral, referralReasons: [unfiled] }, as('Super Admin'), today)
    expect(offered).toContainEqual({ decision: 'release', notNow: 'filed' })
    expect(offered).toContainEqual({ decision: 'switchSurplus' })
  })

  it('a binder can be issued and rescinded, a declined quote only be restored', () => {
    expect(names(offeredDecisions({ ...referral, agencyStatus: 'BOUND' }, as('Underwriter'), today))).toEqual([
      'issue',
      'rescind',
    ])
    expect(names(offeredDecisions({ ...referral, agencyStatus: 'DECLINED' }, as('Underwriter'), today))).toEqual([
      'restore',
    ])
  })

  it('those who only read are offered nothing', () => {
    expect(offeredDecisions(referral, as('Technician'), today).map(({ decision }) => decision)).toEqual(['reassess'])
    expect(offeredDecisions(referral, as('Head of Claims'), today)).toEqual([])
  })
})
