import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { addDays } from '../calendar/moveDate.ts'
import { autoRenewalRules, autoRenewalStep, isWithinBound, renewsItselfOn } from './autoRenewal.ts'

const expirationDate = '2026-12-31'
const offer = { quoteId: 'quo_1', totalPremium: 110_000 }
const told = { ...offer, on: '2026-11-20' } as const
const stepAt = (daysLeft: number, more: object = {}, region: 'au' | 'uk' | 'us' = 'us') =>
  autoRenewalStep({ expirationDate, offer, ...more }, { region, today: addDays(expirationDate, -daysLeft) })

describe('a policy that renews itself', () => {
  it('is told of from its day on, and bound from another', () => {
    expect([46, 45, 30].map((days) => stepAt(days))).toEqual(['nothing', 'tell', 'tell'])
    expect([45, 11, 10, 0].map((days) => stepAt(days, { told }))).toEqual(['nothing', 'nothing', 'bind', 'bind'])
    expect(stepAt(-1, { told })).toBe('nothing')
  })

  it('is not bound at a price that nobody was told in time', () => {
    expect(stepAt(29)).toBe('tooLate')
    expect(stepAt(40, { told: { ...told, totalPremium: 100_000 } })).toBe('tell')
    expect(stepAt(10, { told: { ...told, totalPremium: 100_000 } })).toBe('tooLate')
    expect(stepAt(10, { told: { ...told, quoteId: 'quo_2' } })).toBe('tooLate')
  })

  it('rises by no more than its bound', () => {
    expect(isWithinBound({ before: 100_000, after: 110_000 }, 'us')).toBe(true)
    expect(isWithinBound({ before: 100_000, after: 110_001 }, 'us')).toBe(false)
    expect(isWithinBound({ before: 100_000, after: 50_000 }, 'us')).toBe(true)
  })

  it('has days that fit each other in every region', () => {
    for (const region of regionCodes) {
      const { tellDays, leastDays, bindDays } = autoRenewalRules[region]
      expect(tellDays).toBeGreaterThan(leastDays)
      expect(leastDays).toBeGreaterThan(bindDays)
      expect(renewsItselfOn(expirationDate, region)).toBe(addDays(expirationDate, -bindDays))
    }
  })
})
