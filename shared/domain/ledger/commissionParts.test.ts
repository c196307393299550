import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CommissionStanding,
  commissionByAgency,
  commissionsBecomingDue,
  ownPart,
  partsOf,
  premiumByAgency,
  type SharedCommission,
} from './commissionParts.ts'

const shared: SharedCommission = {
  of: 'agy_1',
  manner: 'AS_PAID',
  parts: [
    { agencyId: 'agy_2', share: 0.2 },
    { agencyId: 'agy_3', share: 1 / 8 },
  ],
}
const total = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0)
const standing = (more: Partial<CommissionStanding> = {}): CommissionStanding => ({
  written: 54_750,
  charged: 393_250,
  paid: 0,
  retained: 0,
  holdings: [{ agencyId: 'agy_1', written: more.written ?? 54_750, retained: more.retained ?? 0 }],
  madeDue: new Map(),
  agencyBilled: false,
  shared,
  ...more,
})
const due = (more: Partial<CommissionStanding> = {}) => Object.fromEntries(commissionsBecomingDue(standing(more)))

describe('the parts of a commission', () => {
  it('are those of the others, rounded, and what is left for the agency', () => {
    expect(Object.fromEntries(partsOf(54_750, shared))).toEqual({ agy_1: 36_956, agy_2: 10_950, agy_3: 6_844 })
    expect(Object.fromEntries(partsOf(-54_750, shared))).toEqual({ agy_1: -36_956, agy_2: -10_950, agy_3: -6_844 })
    expect(ownPart(54_750, undefined)).toBe(54_750)
  })

  it('are the whole, whatever it is and whoever shares it', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -50_000_000, max: 50_000_000 }),
        fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { maxLength: 4 }),
        (whole, shares) => {
          const parts = shares.map((share, index) => ({ agencyId: `agy_${index + 2}`, share }))
          const amounts = partsOf(whole, { of: 'agy_1', parts })
          expect(total(amounts.values())).toBe(whole)
          for (const amount of amounts.values()) expect(Math.sign(amount) * Math.sign(whole)).toBeGreaterThanOrEqual(0)
        },
      ),
    ))
})

describe('commission that is shared becomes due to each by its part', () => {
  it('as it is paid: all of it once all is', () => {
    expect(due({ paid: 0 })).toEqual({})
    expect(due({ paid: 393_250 })).toEqual({ agy_1: 36_956, agy_2: 10_950, agy_3: 6_844 })
  })

  it('as it is written, before anything is paid', () => {
    expect(due({ shared: { ...shared, manner: 'AS_WRITTEN' } })).toEqual({ agy_1: 36_956, agy_2: 10_950, agy_3: 6_844 })
  })

  it('and is clawed back by the same parts to the unit', () => {
    const madeDue = commissionsBecomingDue(standing({ paid: 393_250 }))
    const back = due({ written: 0, charged: 0, paid: 393_250, madeDue })
    expect(back).toEqual({ agy_1: -36_956, agy_2: -10_950, agy_3: -6_844 })
  })

  it('to the others alone while the agency keeps its own of what it pays', () => {
    expect(due({ agencyBilled: true, paid: 200_000, retained: 18_795 })).toEqual({ agy_2: 5_569, agy_3: 3_481 })
    expect(due({ agencyBilled: true, paid: 393_250, retained: 36_956 })).toEqual({ agy_2: 10_950, agy_3: 6_844 })
  })

  it('after a change of broker to the new one for the days that are left, unshared', () => {
    const madeDue = commissionsBecomingDue(standing({ paid: 393_250 }))
    const holdings = [
      { agencyId: 'agy_1', written: 30_000, retained: 0 },
      { agencyId: 'agy_9', written: 24_750, retained: 0 },
    ]
    const moved = commissionsBecomingDue(standing({ paid: 393_250, holdings, madeDue }))
    expect(total(moved.values())).toBe(0)
    expect(moved.get('agy_9')).toBe(24_750)
    expect(moved.get('agy_2')).toBe(6_000 - 10_950)
  })
})

/** What may happen to a policy's money. */
const deed = fc.record({
  kind: fc.constantFrom('pay', 'bounce', 'return', 'charge', 'state', 'cancel', 'transfer'),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('whatever happens to a policy in whatever order', () => {
  it('the parts are the whole to the unit after every month, and a flat cancellation takes back what each was given', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 5, max: 20 }),
        fc.array(fc.double({ min: 0, max: 0.33, noNaN: true }), { maxLength: 3 }),
        fc.constantFrom('AS_PAID' as const, 'AS_WRITTEN' as const),
        fc.array(deed, { maxLength: 30 }),
        (premium, percent, shares, manner, deeds) => {
          const sharing = {
            of: 'agy_1',
            manner,
            parts: shares.map((share, at) => ({ agencyId: `agy_${at + 2}`, share })),
          }
          let now: CommissionStanding = {
            ...{ written: Math.round((premium * percent) / 100), charged: premium, paid: 0, retained: 0 },
            holdings: [{ agencyId: 'agy_1', written: Math.round((premium * percent) / 100), retained: 0 }],
            ...{ madeDue: new Map(), agencyBilled: false, shared: sharing },
          }
          const change = (charged: number, written: number) => {
            const [last, ...before] = now.holdings.toReversed()
            if (last === undefined) return
            const holdings = [...before.toReversed(), { ...last, written: last.written + written }]
            now = { ...now, charged: now.charged + charged, written: now.written + written, holdings }
          }
          const state = () => {
            const made = new Map(now.madeDue)
            for (const [id, amount] of commissionsBecomingDue(now)) made.set(id, (made.get(id) ?? 0) + amount)
            now = { ...now, madeDue: made }
            expect(commissionsBecomingDue(now).size).toBe(0)
            const parties = commissionByAgency(now)
            expect(total(made.values())).toBe(total(parties.map(({ earned }) => earned)))
            expect(total(parties.map(({ written }) => written))).toBe(now.written)
          }
          for (const { kind, part } of deeds) {
            const open = Math.max(0, now.charged - now.paid)
            if (kind === 'pay') now = { ...now, paid: now.paid + Math.ceil(open * part) }
            if (kind === 'bounce') now = { ...now, paid: Math.floor(now.paid * part) }
            if (kind === 'charge') change(Math.floor(premium * part), Math.floor((premium * part * percent) / 100))
            if (kind === 'return') change(-Math.floor(now.charged * part), -Math.floor(now.written * part))
            if (kind === 'transfer' && now.holdings.length < 3) {
              const moved = Math.floor((now.holdings.at(-1)?.written ?? 0) * part)
              change(0, -moved)
              now = {
                ...now,
                holdings: [...now.holdings, { agencyId: `agy_${90 + now.holdings.length}`, written: 0, retained: 0 }],
              }
              change(0, moved)
            }
            if (kind === 'cancel') {
              const holdings = now.holdings.map((each) => ({ ...each, written: 0 }))
              now = { ...now, charged: 0, written: 0, holdings }
              state()
              for (const amount of now.madeDue.values()) expect(amount).toBe(0)
            }
            if (kind === 'state') state()
          }
          state()
        },
      ),
      { numRuns: 300 },
    ))
})

describe('the premium on which a commission was earned', () => {
  const premium = 365_000
  const on = (more: Partial<CommissionStanding> = {}) =>
    Object.fromEntries(premiumByAgency(standing({ ...more }), premium))

  it('is what was collected of it, for everybody who has a part of the commission', () => {
    expect(on({ paid: 393_250 })).toEqual({
      agy_1: { premium, part: 1 - 0.2 - 1 / 8 },
      agy_2: { premium, part: 0.2 },
      agy_3: { premium, part: 1 / 8 },
    })
    expect(on({ paid: 196_625 }).agy_1?.premium).toBe(182_500)
    expect(on({ paid: 0 }).agy_1?.premium).toBe(0)
  })

  it('is all that was written where commission is earned as it is written', () => {
    expect(on({ shared: { ...shared, manner: 'AS_WRITTEN' } }).agy_2).toEqual({ premium, part: 0.2 })
  })

  it('is each one’s of the days that they had the policy, and comes to the whole', () => {
    const holdings = [
      { agencyId: 'agy_1', written: 13_687, retained: 0 },
      { agencyId: 'agy_9', written: 41_063, retained: 0 },
    ]
    const { agy_1, agy_9 } = on({ paid: 393_250, holdings, shared: undefined })
    expect([agy_1?.part, agy_9?.part]).toEqual([1, 1])
    expect((agy_1?.premium ?? 0) + (agy_9?.premium ?? 0)).toBe(premium)
    expect(Math.round((agy_9?.premium ?? 0) * 0.15)).toBe(41_063)
  })

  it('tells no part where one agency has two', () => {
    const holdings = [
      { agencyId: 'agy_1', written: 20_000, retained: 0 },
      { agencyId: 'agy_2', written: 34_750, retained: 0 },
    ]
    expect(on({ paid: 393_250, holdings }).agy_2?.part).toBeUndefined()
  })
})
