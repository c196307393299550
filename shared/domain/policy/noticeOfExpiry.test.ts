import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { type GivenNotice, isNoticeOfExpiryDue, noticeOfExpiryOn } from './noticeOfExpiry.ts'

const term = { effectiveDate: '2025-12-31', expirationDate: '2026-12-31' } as const
const before = (days: number) => addDays(term.expirationDate, -days)
const given = (daysLeft: number): GivenNotice => ({ on: before(daysLeft), mayRenew: true })

describe('the notice that a policy ends', () => {
  it('is due in Australia from the 21st day before the end, in the UK from the 28th, once, and nowhere else', () => {
    const days = [29, 28, 22, 21, 14, 13, 0, -1]
    const dueIn = (region: 'au' | 'uk' | 'us', noticed?: GivenNotice) =>
      days.filter((left) => isNoticeOfExpiryDue({ ...term, noticed }, { region, today: before(left) }))
    expect(dueIn('au')).toEqual([21, 14, 13, 0])
    expect(dueIn('uk')).toEqual([28, 22, 21, 14, 13, 0])
    expect(dueIn('us')).toEqual([])
    expect(dueIn('au', given(21))).toEqual([])
  })

  it('is in time 14 days before the end in Australia; without it cover goes on for as long again', () => {
    const standsAt = (left: number, noticed?: GivenNotice) =>
      noticeOfExpiryOn({ ...term, noticed }, { region: 'au', today: before(left) })
    expect(standsAt(22)).toBeUndefined()
    expect(standsAt(14)).toEqual({ standing: 'waiting', by: before(14) })
    expect(standsAt(13)).toEqual({ standing: 'missed', by: before(14), goesOnUntil: '2027-12-31' })
    expect(standsAt(-5, given(14))).toEqual({ standing: 'given', by: before(14), ...given(14) })
    expect(standsAt(-5, given(13))).toMatchObject({ standing: 'missed', on: before(13), goesOnUntil: '2027-12-31' })
  })

  it('is told of no more once nothing can follow from it', () => {
    const standsAt = (day: CalendarDate) => noticeOfExpiryOn(term, { region: 'au', today: day })?.standing
    expect(standsAt('2027-12-31')).toBe('missed')
    expect(standsAt('2028-01-01')).toBeUndefined()
  })

  it('keeps no cover in force in the UK where it was missed', () => {
    const missed = noticeOfExpiryOn(term, { region: 'uk', today: before(20) })
    expect(missed).toEqual({ standing: 'missed', by: before(21) })
  })
})
