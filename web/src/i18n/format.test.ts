import { expect, it, vi } from 'vitest'

it.each([
  ['us', '$1,234.50', '$1,000,000'],
  ['uk', '£1,234.50', '£1,000,000'],
  ['au', '$1,234.50', '$1,000,000'],
])('money is written as the region writes it: %s', async (region, amount, limit) => {
  vi.resetModules()
  vi.stubGlobal('location', { hostname: `${region}.palisade.example` })
  const { money, wholeMoney } = await import('./format.ts')
  expect(money(123_450)).toBe(amount)
  expect(wholeMoney(1_000_000)).toBe(limit)
})
