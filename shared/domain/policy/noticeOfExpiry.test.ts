import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { type GivenNotice, isNoticeOfExpiryDue, nonRenewalOn, noticeOfExpiryOn } from './noticeOfExpiry.ts'

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

describe('the notice of nonrenewal in the US', () => {
  const at = (state: string, left: number) => ({ region: 'us', state, today: before(left) }) as const
  const refused = (noticed?: GivenNotice) => ({ ...term, isRefused: true, noticed })
  const refusedOn = (left: number): GivenNotice => ({ on: before(left), mayRenew: false })

  it('is due where the insurer refuses, from the 120th day on, once, and once more where that was taken back', () => {
    const dueOn = (ending: Parameters<typeof isNoticeOfExpiryDue>[0]) =>
      [121, 120, 60, 59, 0, -1].filter((left) => isNoticeOfExpiryDue(ending, at('NY', left)))
    expect(dueOn(refused())).toEqual([120, 60, 59, 0])
    expect(dueOn(term)).toEqual([])
    expect(dueOn(refused(refusedOn(110)))).toEqual([])
    expect(dueOn(refused(given(110)))).toEqual([120, 60, 59, 0])
  })

  it('is in time by the days of the state; a late one keeps cover in force for as many after it', () => {
    const standsAt = (state: string, left: number, noticed?: GivenNotice) =>
      noticeOfExpiryOn(refused(noticed), at(state, left))
    expect(noticeOfExpiryOn(term, at('NY', 100))).toBeUndefined()
    expect(standsAt('NY', 200)).toEqual({ standing: 'waiting', by: before(60) })
    expect(standsAt('NY', 50, refusedOn(60))).toEqual({ standing: 'given', by: before(60), ...refusedOn(60) })
    expect(standsAt('OH', 20, refusedOn(40))).toMatchObject({ standing: 'given', by: before(30) })
    expect(standsAt('NY', 50, refusedOn(59))).toMatchObject({ standing: 'missed', goesOnUntil: before(-1) })
    expect(standsAt('NY', 50)).toEqual({ standing: 'missed', by: before(60) })
  })

  it('is not given too late where the policy is renewed then', () => {
    expect(isNoticeOfExpiryDue(refused(), at('IL', 60))).toBe(true)
    expect(isNoticeOfExpiryDue(refused(), at('IL', 59))).toBe(false)
    const stands = (noticed?: GivenNotice) => noticeOfExpiryOn(refused(noticed), at('IL', 20))
    expect(stands()).toEqual({ standing: 'missed', by: before(60), goesOnUntil: '2027-12-31' })
    expect(stands(refusedOn(60))).toMatchObject({ standing: 'given' })
    expect(noticeOfExpiryOn(term, at('IL', 20))).toBeUndefined()
  })

  it('is told before it is given: when it goes out, by when it has to, and what being late means', () => {
    const on = (state: string, left: number) => nonRenewalOn(term.expirationDate, at(state, left))
    expect(nonRenewalOn(term.expirationDate, { region: 'uk', today: before(30) })).toBeUndefined()
    expect(on('NY', 150)).toMatchObject({ noticedOn: before(120), by: before(60), days: 60 })
    expect(on('NY', 60)?.late).toBeUndefined()
    expect(on('NY', 20)).toMatchObject({ noticedOn: before(20), late: { standsUntil: before(-40) } })
    expect(on('KY', 20)?.late).toEqual({})
    expect(on('ZZ', 20)).toMatchObject({ days: 60 })
  })
})
