import { describe, expect, it } from 'vitest'
import { withoutSmall } from './smallNumbers.ts'

const member = (name: string, policies: number) => ({ name, policies, premium: policies * 100_000 })

describe('figures of an organization that reads no record', () => {
  it('are told where five policies stand behind them, or none', () => {
    const all = [member('A', 5), member('B', 0)]
    expect(withoutSmall(all)).toEqual(all)
  })

  it('are withheld where few do', () => {
    expect(withoutSmall([member('A', 1), member('B', 4), member('C', 9)])).toEqual([
      { name: 'A' },
      { name: 'B' },
      member('C', 9),
    ])
  })

  it('take the next larger with them where the sum would tell the only one', () => {
    expect(withoutSmall([member('A', 3), member('B', 12), member('C', 9)])).toEqual([
      { name: 'A' },
      member('B', 12),
      { name: 'C' },
    ])
    expect(withoutSmall([member('A', 3), member('B', 0)])).toEqual([{ name: 'A' }, member('B', 0)])
  })

  it('say money to the nearest thousand, so that two looks at a sum do not tell what one policy added', () => {
    const before = withoutSmall([{ ...member('A', 20), premium: 2_345_678 }])
    const after = withoutSmall([{ ...member('A', 21), premium: 2_345_678 + 12_300 }])
    expect(before).toEqual([{ name: 'A', policies: 20, premium: 2_300_000 }])
    expect(after).toEqual([{ name: 'A', policies: 21, premium: 2_400_000 }])
  })
})
