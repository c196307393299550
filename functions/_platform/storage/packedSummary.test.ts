import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, it } from 'vitest'
import { packSummary, unpackSummary } from './packedSummary.ts'
import { listRow } from './rows.ts'

const summary = {
  id: 'quo_01M82HJ63WNHD5SD2CW5B8FGRD',
  quoteNumber: 'Q-US-1000003',
  accountId: 'acc_01M82HJ5X72266HW0XJ4QJCFSC',
  companyName: 'Sandoval Drug Co.',
  product: 'P100',
  status: 'DRAFT',
  effectiveDate: '2026-12-06',
  expiresOn: '2026-12-06',
  created: '2026-11-22T21:11:00.469Z',
  lastUpdated: '2026-11-22T21:11:00.469Z',
  premium: 199_000,
  totalPremium: 199_000,
  currency: 'USD',
  limit: 1_000_000,
  isRenewal: false,
  agencyId: 'agy_01M82HHZ76Q17QBVPVTN48Y87C',
  agencyName: 'Harbor & Pine Insurance',
  teamIds: ['tea_01M82HHZ8ND04S6MN2YT1NSAPR'],
  referralReasons: [],
}

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
    ? Object.entries(value).reduce((sum, [key, part]) => sum + key.length + sizeOf(part), 0)
    : value instanceof Uint8Array
      ? value.length
      : String(value).length

it('a row shows what was packed, and what was written before rows were packed', () => {
  expect(unpackSummary(packSummary(summary))).toEqual(summary)
  expect(unpackSummary(summary)).toEqual(summary)
})

it('a packed row is read for ever: what it is packed with does not change', () => {
  const kept = Buffer.from(
    'rdPPC4IwFAfwf8VTx9iec05vuWFj0FAn_roZRQShINTfHxZFpatL1_e-vMvn-160xxhIRd1SS-EZAbz0IhavM_EFHrkWV5DKq3wASmWJKkVSxWPDJ9qm7Xb9pT05Yjgf3ulnsO9_ZBdH1OJ6W0xlAXLAIcYhQktCg8aKOxN8YuMgmNF-TP_DDVI2Pk2xn0ZFUuSasJr5_LMEsh22_eAsnOTY7X81YjzJtEDE0I2GOsfarJLM1pMr',
    'base64url',
  )
  expect(unpackSummary(kept)).toEqual(summary)
})

it("a quote's row with the keys of all its sorts is within a kilobyte, which is what is charged", () => {
  const sort = (value: string) => `${value}#${summary.id}`
  const { Item } = listRow
    .put({
      list: `quote|agency:${summary.agencyId}|Ready|0`,
      id: summary.id,
      summary,
      schema: 2,
      measure: summary.premium,
      s1: sort(summary.lastUpdated),
      s2: sort(summary.effectiveDate),
      s3: sort('sandoval drug co.'),
      s4: sort(summary.quoteNumber),
    })
    .params({ table: 'any' }) as { Item: Record<string, unknown> }
  expect(marshall(Item).summary?.B).toBeInstanceOf(Uint8Array)
  expect(sizeOf(Item)).toBeLessThan(1024)
})
