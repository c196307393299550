import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { CancellationFacts } from '#shared/domain/policy/cancellationRules.ts'
import { mustBeInTime } from './mustBeInTime.ts'

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

  it('is no right of an insured in the US, where nothing is refused for it', () => {
    vi.stubEnv('PALISADE_REGION', 'us')
    expect(() => on('2027-06-01')).not.toThrow()
  })
})
