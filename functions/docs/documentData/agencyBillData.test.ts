import { expect, it } from 'vitest'
import type { AgencyBillRecord } from '#functions/billing/public.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { noMoney } from '#shared/domain/policy/policyTransaction.ts'
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
      taxes: new Map([[line.policyId, 12_000]]),
    }),
  )
  expect(data.facts).toEqual([
    { label: 'Month', value: 'October 2026' },
    { label: 'Policies', value: '2' },
    { label: 'Of these overdue', value: '1' },
  ])
  expect(data.amountTitles).toEqual(['Gross', 'Of which IPT', 'Commission', 'Net'])
  expect(data.rows[0]?.amounts).toEqual([112_000, 12_000, -15_000, 97_000])
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
  expect(taxesWithin(policy, { due: 112_000, at })).toBe(12_000)
  expect(taxesWithin(policy, { due: 56_000, at })).toBe(6_000)
  expect(taxesWithin(policy, { due: 114_500, at })).toBe(12_000)
})
