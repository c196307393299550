import { describe, expect, it } from 'vitest'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { type PooledPolicy, poolTermFault, standingInPool } from './poolYears.ts'

const day = (text: string) => CalendarDate.parse(text)
const term = { begins: day('2026-01-01'), ends: day('2027-01-01'), sharedLimit: 1_000 }
const policyOf = (index: number, more: Partial<PooledPolicy> = {}): PooledPolicy => ({
  id: `pol_${index}`,
  accountId: `acc_${index}`,
  effectiveDate: day('2026-03-01'),
  premium: 10_000,
  neverWas: false,
  ...more,
})
const members = (count: number) => Array.from({ length: count }, (_, index) => policyOf(index))

describe('a term of a pool', () => {
  it('adds up what its members pay in, and what their losses use up of the limit that they share', () => {
    const policies = [
      ...members(5),
      policyOf(0, { id: 'pol_more' }),
      policyOf(7, { effectiveDate: day('2027-01-01') }),
      policyOf(8, { neverWas: true }),
    ]
    const losses = [{ policyId: 'pol_1', incurred: 30_000 }, { policyId: 'pol_7', incurred: 99 }, { incurred: 99 }]
    expect(standingInPool(term, policies, losses)).toEqual({
      members: 5,
      policies: 6,
      contributions: 60_000,
      claims: 1,
      incurred: 30_000,
      left: 70_000,
    })
    expect(standingInPool(term, policies, [{ policyId: 'pol_1', incurred: 200_000 }]).left).toBe(0)
  })

  it('tells no figure that fewer than five members stand behind, and all of nobody’s', () => {
    expect(standingInPool(term, members(4), [{ policyId: 'pol_1', incurred: 1 }])).toEqual({ members: 4, policies: 4 })
    expect(standingInPool(term, [], [])).toMatchObject({ members: 0, contributions: 0, left: 100_000 })
  })

  it('is of two years at most, and beside no other', () => {
    expect(poolTermFault({ begins: term.begins, ends: term.begins }, [])).toBe('endsBeforeItBegins')
    expect(poolTermFault({ begins: term.begins, ends: day('2028-01-02') }, [])).toBe('longerThanTwoYears')
    expect(poolTermFault({ begins: day('2026-12-31'), ends: day('2027-12-31') }, [term])).toBe('overlaps')
    expect(poolTermFault({ begins: day('2027-01-01'), ends: day('2028-01-01') }, [term])).toBeUndefined()
  })
})
