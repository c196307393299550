import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant.ts'
import { submissionClocks } from './submissionClocks.ts'

/** A Monday, 10:00 in New York. */
const monday = '2026-11-23T15:00:00.000Z'
const us = { region: 'us', now: monday } as const
const dues = (...of: Parameters<typeof submissionClocks>) => {
  const { firstResponse, quote } = submissionClocks(...of)
  return [firstResponse.dueAt, quote.dueAt]
}

describe('an answer and terms are due', () => {
  it('at closing time after as many working days as the region promises', () => {
    expect(dues({ receivedAt: '2026-11-16T15:00:00.000Z' }, us)).toEqual([
      '2026-11-17T23:00:00.000Z',
      '2026-11-19T23:00:00.000Z',
    ])
    const uk = { region: 'uk', now: monday } as const
    expect(dues({ receivedAt: monday }, uk)).toEqual(['2026-11-24T17:00:00.000Z', '2026-11-30T17:00:00.000Z'])
  })

  it('a day later where it came at closing time, not a moment before it', () => {
    expect(dues({ receivedAt: '2026-11-23T22:59:59.999Z' }, us)[0]).toBe('2026-11-24T23:00:00.000Z')
    expect(dues({ receivedAt: '2026-11-23T23:00:00.000Z' }, us)[0]).toBe('2026-11-25T23:00:00.000Z')
  })

  it('as if it had come on Monday, where it came at the weekend', () => {
    const ofMonday = dues({ receivedAt: monday }, us)
    expect(dues({ receivedAt: '2026-11-21T15:00:00.000Z' }, us)).toEqual(ofMonday)
    expect(dues({ receivedAt: '2026-11-22T15:00:00.000Z' }, us)).toEqual(ofMonday)
    expect(dues({ receivedAt: '2026-11-20T23:30:00.000Z' }, us)).toEqual(ofMonday)
  })

  it('a day later for each holiday on which the desk is closed', () => {
    // The fourth Thursday of November is Thanksgiving.
    expect(dues({ receivedAt: monday }, us)[1]).toBe('2026-11-27T23:00:00.000Z')
    expect(dues({ receivedAt: '2026-11-26T15:00:00.000Z' }, us)[0]).toBe('2026-11-30T23:00:00.000Z')
    const uk = { region: 'uk', now: monday } as const
    expect(dues({ receivedAt: '2026-12-24T10:00:00.000Z' }, uk)[0]).toBe('2026-12-29T17:00:00.000Z')
    // Of Australia’s states the desk keeps the days of New South Wales, which has its King’s Birthday in June.
    const au = { region: 'au', now: monday } as const
    expect(dues({ receivedAt: '2027-06-11T00:00:00.000Z' }, au)[0]).toBe('2027-06-15T07:00:00.000Z')
  })

  it('by the day that it is where the desk is', () => {
    // Monday morning in Sydney is Sunday evening in UTC.
    const au = { region: 'au', now: monday } as const
    expect(dues({ receivedAt: '2026-11-22T22:00:00.000Z' }, au)[0]).toBe('2026-11-24T06:00:00.000Z')
  })

  it('at the same hour of the wall when clocks have changed', () => {
    expect(dues({ receivedAt: '2026-10-30T15:00:00.000Z' }, us)[0]).toBe('2026-11-02T23:00:00.000Z')
    expect(dues({ receivedAt: '2026-10-29T15:00:00.000Z' }, us)[0]).toBe('2026-10-30T22:00:00.000Z')
  })

  it('terms by the day of the agency where that is sooner, but not before the first answer', () => {
    const quoteDue = (needBy: `${number}-${number}-${number}`) => dues({ receivedAt: monday, needBy }, us)[1]
    expect(quoteDue('2026-11-25')).toBe('2026-11-25T23:00:00.000Z')
    expect(quoteDue('2026-12-24')).toBe('2026-11-27T23:00:00.000Z')
    expect(quoteDue('2026-11-23')).toBe('2026-11-24T23:00:00.000Z')
  })
})

describe('a clock', () => {
  const due = '2026-11-24T23:00:00.000Z'
  const late = '2026-11-24T23:00:00.001Z'

  it('runs up to its moment and is late after it', () => {
    const at = (now: Instant) => submissionClocks({ receivedAt: monday }, { region: 'us', now }).firstResponse.state
    expect([at(due), at(late)]).toEqual(['RUNNING', 'LATE'])
  })

  it('was met by its moment and missed after it, whatever time it is', () => {
    const after = (firstResponseAt: Instant) =>
      submissionClocks({ receivedAt: monday, firstResponseAt }, { region: 'us', now: '2027-01-01T00:00:00.000Z' })
    expect(after(due).firstResponse.state).toBe('MET')
    expect(after(late).firstResponse.state).toBe('MISSED')
    expect(after(due).quote.state).toBe('LATE')
  })

  it('of the answer stops with terms that come without one, or before it', () => {
    const quoted = submissionClocks({ receivedAt: monday, quotedAt: due }, us)
    expect([quoted.firstResponse.state, quoted.quote.state]).toEqual(['MET', 'MET'])
    const both = submissionClocks({ receivedAt: monday, firstResponseAt: late, quotedAt: due }, us)
    expect(both.firstResponse.state).toBe('MET')
  })
})
