import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/moveDate.ts'
import { reminderDays, renewalDue } from './renewalClock.ts'

const expirationDate = '2028-02-29'
const before = (days: number) => addDays(expirationDate, -days)

describe('the clock of a renewal', () => {
  it('makes a candidate of a policy at 120 days and has it quoted at 90', () => {
    expect(renewalDue({ expirationDate }, before(121))).toEqual({ daysLeft: 121, isCandidate: false, isQuoted: false })
    expect(renewalDue({ expirationDate }, before(120))).toMatchObject({ isCandidate: true, isQuoted: false })
    expect(renewalDue({ expirationDate }, before(91))).toMatchObject({ isCandidate: true, isQuoted: false })
    expect(renewalDue({ expirationDate }, before(90))).toMatchObject({ isQuoted: true, reminder: 90 })
    expect(renewalDue({ expirationDate }, before(0))).toMatchObject({ daysLeft: 0, isQuoted: true })
    expect(renewalDue({ expirationDate }, before(-1))).toMatchObject({ isCandidate: false, isQuoted: false })
  })

  it('reminds at 90, 60, 30 and 7 days, once each', () => {
    const sent: number[] = []
    let reminded: (typeof reminderDays)[number] | undefined
    for (let days = 120; days >= -3; days -= 1) {
      const { reminder } = renewalDue({ expirationDate, reminded }, before(days))
      if (reminder === undefined) continue
      sent.push(days)
      reminded = reminder
    }
    expect(sent).toEqual([...reminderDays])
  })

  it('reminds who comes late of where it stands alone, and of nothing twice', () => {
    expect(renewalDue({ expirationDate }, before(20)).reminder).toBe(30)
    expect(renewalDue({ expirationDate, reminded: 30 }, before(20)).reminder).toBeUndefined()
    expect(renewalDue({ expirationDate, reminded: 7 }, before(20)).reminder).toBeUndefined()
  })
})
