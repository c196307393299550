import { describe, expect, it } from 'vitest'
import { instalmentStandings } from './instalmentSchedule.ts'
import { lateFeeOf, lateFeeRuleOf, lateFeesOn } from './lateFee.ts'

const ruleOf = (state: string) => lateFeeRuleOf({ region: 'us', state }) ?? expect.fail()
const schedule = [
  { number: 0, dueDate: '2027-01-01', amount: 20_000 },
  { number: 1, dueDate: '2027-02-02', amount: 8_000 },
  { number: 2, dueDate: '2027-03-02', amount: 8_000 },
] as const
const on = (today: '2027-02-12' | '2027-02-13' | '2027-03-20', paid: number, had: readonly number[] = []) =>
  lateFeesOn(instalmentStandings(schedule, { charged: 36_000, paid, today }), had, { rule: ruleOf('TX'), today })

describe('the fee on a late instalment', () => {
  it('is five percent of what is late, capped, by the state’s own measure', () => {
    expect(lateFeeOf(8_000, ruleOf('TX'))).toBe(400)
    expect(lateFeeOf(800_000, ruleOf('TX'))).toBe(2_500)
    expect(lateFeeOf(8_000, ruleOf('FL'))).toBe(1_000)
    expect(lateFeeOf(8_000, ruleOf('ND'))).toBe(500)
    expect(lateFeeOf(1_000, ruleOf('NY'))).toBe(100)
    expect(lateFeeOf(50, ruleOf('FL'))).toBe(50)
  })

  it('is none in the UK and Australia', () => {
    expect(lateFeeRuleOf({ region: 'uk' })).toBeUndefined()
    expect(lateFeeRuleOf({ region: 'au', state: 'NSW' })).toBeUndefined()
  })

  it('comes once the days of grace are over, once for each instalment, never for the down payment', () => {
    expect(on('2027-02-12', 20_000)).toEqual([])
    expect(on('2027-02-13', 20_000)).toEqual([{ number: 1, dueDate: '2027-02-02', amount: 400 }])
    expect(on('2027-02-13', 24_000)).toEqual([{ number: 1, dueDate: '2027-02-02', amount: 200 }])
    expect(on('2027-02-13', 20_000, [1])).toEqual([])
    expect(on('2027-02-13', 28_000)).toEqual([])
    expect(on('2027-03-20', 0, [1]).map(({ number }) => number)).toEqual([2])
  })
})
