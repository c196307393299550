import { describe, expect, it } from 'vitest'
import { dashboardSpan } from './dashboardSpan.ts'
import type { TimeZone } from './timeZone.ts'

const now = '2026-11-20T15:30:00Z'
const sydney = 'Australia/Sydney'
const spanOf = (query: Parameters<typeof dashboardSpan>[0], timeZone: TimeZone = 'UTC') =>
  dashboardSpan(query, now, timeZone)

describe('the span of a dashboard', () => {
  it('is none where none was asked for', () => {
    expect(spanOf({})).toBeUndefined()
    expect(spanOf({ duration: 9 })).toBeUndefined()
  })

  it.each([
    [0, '2026-11-20T15:15:00.000Z'],
    [1, '2026-11-20T14:30:00.000Z'],
    [2, '2026-11-20T11:30:00.000Z'],
    [3, '2026-11-20T00:00:00.000Z'],
    [4, '2026-11-19T15:30:00.000Z'],
    [5, '2026-11-13T15:30:00.000Z'],
    [6, '2026-11-01T00:00:00.000Z'],
    [7, '2026-10-21T15:30:00.000Z'],
    [8, '2026-08-22T15:30:00.000Z'],
  ])('of number %i begins at %s', (duration, from) => {
    expect(spanOf({ duration })).toEqual({ from, to: '2026-11-20T15:30:00.000Z' })
  })

  it('begins today and the month at midnight where the caller is', () => {
    // It is the 21st in Sydney, eleven hours ahead.
    expect(spanOf({ duration: 3 }, sydney)?.from).toBe('2026-11-20T13:00:00.000Z')
    expect(spanOf({ duration: 6 }, sydney)?.from).toBe('2026-10-31T13:00:00.000Z')
  })

  it('goes from the first to the last instant that was named, the other end being open', () => {
    expect(spanOf({ from: '2026-01-01T00:00:00Z' })).toEqual({
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-11-20T15:30:00.000Z',
    })
    expect(spanOf({ to: '2026-02-01T00:00:00Z' })).toEqual({
      from: '1970-01-01T00:00:00.000Z',
      to: '2026-02-01T00:00:00.000Z',
    })
  })

  it('goes back from the last instant that was named', () => {
    expect(spanOf({ duration: 1, to: '2026-02-01T12:00:00Z' })).toEqual({
      from: '2026-02-01T11:00:00.000Z',
      to: '2026-02-01T12:00:00.000Z',
    })
  })
})
