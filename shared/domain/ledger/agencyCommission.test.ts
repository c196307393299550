import { describe, expect, it } from 'vitest'
import { type CommissionFacts, commissionEarned, netDue, netPayment, retainable } from './agencyCommission.ts'

/** What is earned and was not kept. */
const commissionPayable = (facts: CommissionFacts): number => commissionEarned(facts) - facts.retained

/** A generator of whole numbers that a seed repeats. */
const dice = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % (most + 1)
  }
}

describe('an agency’s commission', () => {
  it('is earned as it is paid, all of it once all is paid, and nothing before', () => {
    const facts = { written: 15_000, charged: 100_000, retained: 0 }
    expect(commissionEarned({ ...facts, paid: 0 })).toBe(0)
    expect(commissionEarned({ ...facts, paid: 20_000 })).toBe(3000)
    expect(commissionEarned({ ...facts, paid: 100_000 })).toBe(15_000)
    expect(commissionEarned({ ...facts, paid: 120_000 })).toBe(15_000)
  })

  it('is clawed back by a cancellation after the agency has kept it', () => {
    expect(commissionPayable({ written: 9000, charged: 60_000, paid: 60_000, retained: 15_000 })).toBe(-6000)
    expect(commissionPayable({ written: 0, charged: 0, paid: 0, retained: 15_000 })).toBe(-15_000)
  })

  it('whatever an agency pays in whatever parts, gross and net add up and nothing is owed or kept twice', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const roll = dice(seed)
      const charged = 1 + roll(5_000_000)
      let facts = { written: Math.floor((charged * roll(20)) / 100), charged, paid: 0, retained: 0 }
      for (let part = 0; part < 12 && netDue(facts) > 0; part += 1) {
        const before = facts
        const received = part === 11 ? netDue(facts) : Math.min(netDue(facts), 1 + roll(charged))
        const { gross, retained } = netPayment(facts, received)
        facts = { ...facts, paid: facts.paid + gross, retained: facts.retained + retained }
        expect(gross).toBe(received + retained)
        expect(facts.paid).toBeLessThanOrEqual(charged)
        // Rounding moves at most a unit a part between what is earned and what was kept.
        expect(Math.abs(commissionPayable(facts))).toBeLessThanOrEqual(part + 1)
        expect(netDue(facts) + retainable(facts)).toBe(charged - facts.paid)
        expect(facts.retained).toBeGreaterThanOrEqual(before.retained)
      }
      if (facts.paid === charged) expect(commissionEarned(facts)).toBe(facts.written)
    }
  })
})
