import { expect, it } from 'vitest'
import type { AgencyBillRecord } from '#functions/billing/public.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { noMoney } from '#shared/domain/policy/policyTransaction.ts'
import type { TaxKey } from '#shared/domain/rating/ratedPremium.ts'
import { StatementData } from '../templates/statementData.ts'
import { agencyBillData } from './agencyBillData.ts'
import { taxesWithin } from './taxesWithin.ts'

const line = { policyId: PolicyId.parse('pol_01JH0000000000000000000P01'), policyNumber: 'PAL-UK-1000007-01' }
const bill: AgencyBillRecord = {
  id: 'agb_01JH0000000000000000000A01_2026-10',
  agencyId: AgencyId.parse('agy_01JH0000000000000000000A01'),
  agencyName: 'Severn Bridge Broking',
  month: '2026-10',
  currency: 'GBP',
  lines: [
    { ...line, companyName: 'Acme Ltd', dueDate: '2026-10-30', gross: 112_000, commission: 15_000, amount: 97_000 },
    { ...line, companyName: 'Birch Ltd', dueDate: '2026-11-30', gross: 56_000, commission: 7_500, amount: 48_500 },
  ],
  gross: 168_000,
  commission: 22_500,
  amount: 145_500,
  docId: DocumentId.parse('doc_01JH0000000000000000000D01'),
  csvDocId: DocumentId.parse('doc_01JH0000000000000000000D02'),
  created: '2026-11-01T15:00:00.000Z',
}

it('the bill of an agency goes from the gross over its commission to what is paid, and says where the account is read', () => {
  const data = StatementData.parse(
    agencyBillData('uk', bill, {
      agency: undefined,
      page: 'https://uk.palisade.example/agency/invoices',
      today: '2026-11-01',
      taxes: [[12_000], [6_000]],
    }),
  )
  expect(data.facts).toEqual([
    { label: 'Month', value: 'October 2026' },
    { label: 'Policies', value: '2' },
    { label: 'Of these overdue', value: '1' },
  ])
  expect(data.amountTitles).toEqual(['Gross', 'Of which IPT', 'Commission', 'Net'])
  expect(data.rows.map(({ amounts }) => amounts)).toEqual([
    [112_000, 12_000, -15_000, 97_000],
    [56_000, 6_000, -7_500, 48_500],
  ])
  expect(data.lines.map(({ amount }) => amount)).toEqual([168_000, -22_500])
  expect(data.total).toEqual({ label: 'Total to pay', amount: 145_500 })
  expect(data.payment).toEqual({
    page: 'https://uk.palisade.example/agency/invoices',
    reference: data.documentNumber,
  })
})

it('of what is due on a policy the taxes are those charged while nothing is paid, later the same share of what is left', () => {
  const money = { ...noMoney, taxes: [{ key: 'ipt', amount: 12_000 }], total: 112_000 }
  const charged = { known: '2026-10-05T09:00:00.000Z', money }
  const later = { known: '2026-11-05T09:00:00.000Z', money }
  const policy = { transactions: [charged, later] } as unknown as Parameters<typeof taxesWithin>[0]
  const at = '2026-11-01T15:00:00.000Z'
  const within = (due: number) => taxesWithin(policy, { due, at, region: 'uk' })
  expect(within(112_000)).toEqual([12_000])
  expect(within(56_000)).toEqual([6_000])
  expect(within(114_500)).toEqual([12_000])
})

it('tells GST apart from stamp duty in Australia, and a stamping fee from the tax in the US, so that each can be booked', () => {
  const at = '2026-11-01T15:00:00.000Z'
  const within = (region: 'au' | 'us', taxes: { key: TaxKey; amount: number }[]) => {
    const transactions = [{ known: '2026-10-05T09:00:00.000Z', money: { ...noMoney, taxes, total: 119_900 } }]
    const policy = { transactions } as unknown as Parameters<typeof taxesWithin>[0]
    return taxesWithin(policy, { due: 119_900, at, region })
  }
  const gst = { key: 'gst', amount: 10_000 } as const
  expect(within('au', [gst, { key: 'stampDuty', amount: 9_900 }])).toEqual([10_000, 9_900])
  const taxes = [
    { key: 'surplusLineTax', amount: 4_850 },
    { key: 'surplusStampingFee', amount: 180 },
    { key: 'surplusSurcharge', amount: 20 },
  ] as const
  expect(within('us', [...taxes])).toEqual([4_850, 200])
  const titles = agencyBillData('au', bill, {
    agency: undefined,
    page: 'https://au.palisade.example/agency/invoices',
    today: '2026-11-01',
    taxes: [],
  }).amountTitles
  expect(titles).toEqual(['Gross', 'Of which GST', 'Of which Stamp duty', 'Commission', 'Net'])
})
