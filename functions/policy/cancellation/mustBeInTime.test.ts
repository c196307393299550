import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { mustBeInTime } from './mustBeInTime.ts'
import { mustBeWithinTerm } from './mustBeWithinTerm.ts'

afterEach(() => vi.unstubAllEnvs())

const policy = {
  effectiveDate: '2026-12-01',
  boundAt: '2026-11-20T10:00:00.000Z',
  issuedAt: '2026-12-03T10:00:00.000Z',
  timeZone: 'Europe/London',
} as const
const on = (today: CalendarDate, cause: CancellationFacts['cause'] = 'coolingOff') =>
  mustBeInTime(policy, { cause, today })

describe('giving a policy back', () => {
  it('is done within a fortnight of its confirmation, and cancelled for another reason after that', () => {
    vi.stubEnv('PALISADE_REGION', 'uk')
    expect(() => on('2026-12-17')).not.toThrow()
    expect(() => on('2026-12-18')).toThrow(/policy.coolingOff/)
    expect(() => on('2026-12-18', 'insured')).not.toThrow()
  })

  it('is in time when it was asked for in time, whenever it is decided', () => {
    vi.stubEnv('PALISADE_REGION', 'uk')
    const asked = (reason: string, requestedAt: Instant) => () =>
      mustBeInTime({ ...policy, cancellation: { reason, requestedAt } }, { cause: 'coolingOff', today: '2026-12-21' })
    expect(asked('Given back in the cooling-off time', '2026-12-17T23:00:00.000Z')).not.toThrow()
    expect(asked('Given back in the cooling-off time', '2026-12-18T00:30:00.000Z')).toThrow(/policy.coolingOff/)
    expect(asked('Insured elsewhere', '2026-12-16T10:00:00.000Z')).toThrow(/policy.coolingOff/)
  })

  it('ends the cover at once, and not on a later day for which nothing would be charged', () => {
    const term = { effectiveDate: '2026-12-01', expirationDate: '2027-12-01' } as const
    const on = (day: CalendarDate, cause: CancellationFacts['cause'], today: CalendarDate = '2026-12-10') => {
      mustBeWithinTerm(term, { cause, today }, day)
    }
    expect(() => on('2026-12-10', 'coolingOff')).not.toThrow()
    expect(() => on('2026-12-11', 'coolingOff')).toThrow(/policy.cancelDate/)
    expect(() => on('2026-12-01', 'coolingOff', '2026-11-25')).not.toThrow()
    expect(() => on('2027-11-30', 'insured')).not.toThrow()
    expect(() => on('2027-12-01', 'insured')).toThrow(/policy.cancelDate/)
  })

  it('is no right of an insured in the US, where nothing is refused for it', () => {
    vi.stubEnv('PALISADE_REGION', 'us')
    expect(() => on('2027-06-01')).not.toThrow()
  })
})
