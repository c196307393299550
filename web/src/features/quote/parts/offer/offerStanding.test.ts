import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { isClosed, isOnOffer, offerStanding } from './offerStanding.ts'

const on = (agencyStatus: (typeof quoteStatuses)[number], today: CalendarDate = '2026-11-25') =>
  offerStanding({ agencyStatus, expiresOn: '2026-12-04' }, today)

describe('what a quote means to the insured', () => {
  test('ready is an offer through its last day, and expired the day after', () => {
    expect(on('READY', '2026-12-04')).toBe('offered')
    expect(on('READY', '2026-12-05')).toBe('expired')
  })

  test('once binding is requested it stands, although the last day to ask is over', () => {
    expect(on('REQUESTED', '2026-12-05')).toBe('requested')
    expect(on('BOUND', '2027-01-05')).toBe('bound')
  })

  test('policy holder, verification and binding are on offer when ready or requested, in no other status', () => {
    const offered = quoteStatuses.filter((status) => isOnOffer(on(status)))
    expect(offered).toEqual(['READY', 'REQUESTED', 'SIGNED'])
  })

  test('nothing but the reason is shown of what no longer stands', () => {
    const closed = quoteStatuses.filter((status) => isClosed(on(status)))
    expect(closed).toEqual(['DECLINED', 'INVALID', 'EXPIRED', 'LOST', 'DELETED', 'BINDER EXPIRED', 'RESCIND'])
  })
})
