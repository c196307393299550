import { expect, it } from 'vitest'
import { keptTotal } from './keptTotal.ts'

it('a cancelled policy costs what is left once its return is taken off', () => {
  const cancellation = { returned: 529_299 } as NonNullable<Parameters<typeof keptTotal>[0]['cancellation']>
  expect(keptTotal({ totalPremium: 573_885, cancellation })).toBe(44_586)
  expect(keptTotal({ totalPremium: 573_885 })).toBeUndefined()
})
