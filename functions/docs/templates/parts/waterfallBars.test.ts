import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aProposal } from '../samples.ts'
import { waterfallBars } from './waterfallBars.ts'

it('stands each bar where the one above ended, and ends at the total', () => {
  const bars = waterfallBars(aProposal(), 'Premium')
  expect(bars.map(({ kind }) => kind).join(' ')).toBe(
    'base up up down up down down up subtotal charge charge charge charge total',
  )
  expect(bars.at(-1)?.effect).toBe(aProposal().price.total)
})

it('keeps every bar inside the picture, whatever the effects', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5_000_00, max: 5_000_00 }), { minLength: 1, maxLength: 12 }), (effects) => {
      const premium = effects.reduce((sum, effect) => sum + effect, 0)
      const bars = waterfallBars(
        {
          waterfall: effects.map((effect, index) => ({ label: `${index}`, effect })),
          price: { premium, fees: [], taxes: [], total: premium },
        },
        'Premium',
      )
      for (const { start, length } of bars) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
  )
})
