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

it.each([
  ['us', '(512) 555-0160', 'tel:+15125550160'],
  ['us', '18005550199', 'tel:+18005550199'],
  ['uk', '020 7946 0160', 'tel:+442079460160'],
  ['uk', '+44 (0)20 7946 0160', 'tel:+442079460160'],
  ['au', '61270100160', 'tel:+61270100160'],
])('a phone is dialled with its country code: %s %s', async (region, number, address) => {
  vi.resetModules()
  vi.stubGlobal('location', { hostname: `${region}.palisade.example` })
  expect((await import('./format.ts')).dialing(number)).toBe(address)
})

it('how large a file is, is told as the limit of a file is', async () => {
  vi.stubGlobal('location', { hostname: 'us.palisade.example' })
  const { fileSize } = await import('./format.ts')
  expect([0, 1, 348_900, 1024 * 1024, 100 * 1024 * 1024].map(fileSize)).toEqual([
    '0 kB',
    '1 kB',
    '341 kB',
    '1 MB',
    '100 MB',
  ])
})

it('what is shortened keeps its cents where there is nothing to shorten', async () => {
  const { compactMoney } = await import('./format.ts')
  expect([0, 234.2, 250, 999, 15_590, 1_000_000].map(compactMoney)).toEqual([
    ...['$0', '$234.20', '$250', '$999', '$15.59K', '$1M'],
  ])
})
