import { describe, expect, it } from 'vitest'
import { surplusFilingDue, surplusFilingOf } from './usSurplusFilings.ts'

const due = (state: string, bound: `${number}-${number}-${number}`, effective: `${number}-${number}-${number}`) =>
  surplusFilingDue(surplusFilingOf(state), { bound, effective })

describe('a surplus lines policy', () => {
  it.each([
    ['of New York within 45 days of its binding', 'NY', '2026-01-15'],
    ['of Florida within 30 days of its first day', 'FL', '2026-01-11'],
    ['of Texas within 60 days of the later of both', 'TX', '2026-02-10'],
    ['of a state with a return alone within the month', 'GA', '2025-12-31'],
  ] as const)('is filed %s', (_, state, day) => {
    expect(due(state, '2025-12-01', '2025-12-12')).toBe(day)
  })

  it('says with whom it is filed', () => {
    expect(surplusFilingOf('CA').filedWith).toBe('Surplus Line Association of California')
    expect(surplusFilingOf('GA').filedWith).toContain('Department of insurance')
  })
})
