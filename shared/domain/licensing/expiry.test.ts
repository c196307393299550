import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { firstWarning, type WarningDays, warningDue } from './expiry.ts'

const expirationDate = '2027-03-31'
const daysBefore = (days: number) => addDays(expirationDate, -days)

describe('the warnings before a license expires', () => {
  it('are given at 60, 30 and 7 days, once each, whichever days the job runs on', () => {
    let warned: { days: WarningDays; of: typeof expirationDate } | undefined
    const given: [number, WarningDays][] = []
    for (let left = 90; left >= -5; left -= 1) {
      const days = warningDue({ expirationDate, warned }, daysBefore(left))
      if (days === undefined) continue
      given.push([left, days])
      warned = { days, of: expirationDate }
    }
    expect(given).toEqual([
      [60, 60],
      [30, 30],
      [7, 7],
    ])
    expect(firstWarning).toBe(60)
  })

  it('are only the nearest one for what is entered late, and none for what has expired', () => {
    expect(warningDue({ expirationDate }, daysBefore(20))).toBe(30)
    expect(warningDue({ expirationDate }, daysBefore(0))).toBe(7)
    expect(warningDue({ expirationDate }, daysBefore(-1))).toBeUndefined()
    expect(warningDue({ expirationDate, warned: { days: 30, of: expirationDate } }, daysBefore(20))).toBeUndefined()
  })

  it('begin anew when the license was renewed', () => {
    expect(warningDue({ expirationDate, warned: { days: 7, of: '2026-03-31' } }, daysBefore(60))).toBe(60)
  })
})
