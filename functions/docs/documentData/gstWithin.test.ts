import { expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { noMoney } from '#shared/domain/policy/policyTransaction.ts'
import { gstWithin } from './gstWithin.ts'

const taxed = { rated: { taxes: [{ key: 'gst' }, { key: 'stampDuty' }] } } as unknown as Pick<PolicyRecord, 'rated'>

it('tells the GST on the premium and the fees that bear it on top, and that within a broker’s fee, line by line', () => {
  const money = {
    ...noMoney,
    premium: 100_000,
    fees: [
      { key: 'mgaFee' as const, amount: 3_333 },
      { key: 'brokerFee' as const, amount: 25_000 },
    ],
    taxes: [
      { key: 'gst' as const, amount: 10_333 },
      { key: 'stampDuty' as const, amount: 10_230 },
    ],
    total: 148_896,
  }
  expect(gstWithin('au', taxed, money).taxIncluded).toEqual({
    label: 'The total includes GST of',
    amount: 12_606,
    parts: [
      { label: 'Premium', amount: 10_000 },
      { label: 'MGA fee', amount: 333 },
      { label: 'Broker fee', amount: 2_273 },
    ],
  })
})

it('takes the same back where all is returned, and tells none where the cover bears none', () => {
  const back = {
    ...noMoney,
    premium: -50_000,
    fees: [{ key: 'brokerFee' as const, amount: -11_000 }],
    taxes: [{ key: 'gst' as const, amount: -5_000 }],
    total: -66_000,
  }
  expect(gstWithin('au', taxed, back).taxIncluded?.amount).toBe(-6_000)
  const untaxed = { rated: { taxes: [] } } as unknown as Pick<PolicyRecord, 'rated'>
  expect(gstWithin('au', untaxed, back)).toEqual({})
})
