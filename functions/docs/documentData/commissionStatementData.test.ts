import { expect, it } from 'vitest'
import type { CommissionStatementRecord } from '#functions/commissions/public.ts'
import { AgencyId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { statementCsv } from '../templates/statementCsv.ts'
import { StatementData } from '../templates/statementData.ts'
import { commissionStatementData } from './commissionStatementData.ts'

/** 120.00 brought forward; 547.50 and 18.25 earned, 273.75 clawed back, 400.00 paid: 12.00 are due. */
const statement: CommissionStatementRecord = {
  id: 'cms_01JH0000000000000000000A01_2026-10',
  agencyId: AgencyId.parse('agy_01JH0000000000000000000A01'),
  agencyName: 'Harbor Pine Agency',
  year: 2026,
  month: 10,
  currency: 'USD',
  opening: 12_000,
  earned: 56_575,
  clawedBack: -27_375,
  paid: 40_000,
  amount: 1_200,
  policies: 2,
  docId: DocumentId.parse('doc_01JH0000000000000000000D01'),
  csvDocId: DocumentId.parse('doc_01JH0000000000000000000D02'),
  lines: [
    {
      policyId: PolicyId.parse('pol_01JH0000000000000000000P01'),
      policyNumber: 'PAL-US-1000007-01',
      companyName: 'Acme Inc',
      bookedOn: '2026-10-31',
      earned: 54_750,
      clawedBack: -27_375,
    },
    {
      policyId: PolicyId.parse('pol_01JH0000000000000000000P02'),
      policyNumber: 'PAL-US-1000008-01',
      companyName: 'Birch, Ltd',
      bookedOn: '2026-10-31',
      earned: 1_825,
      clawedBack: 0,
    },
  ],
  payments: [{ paidOn: '2026-10-05', amount: 40_000 }],
  created: '2026-11-01T16:00:00.000Z',
}

it('a commission statement adds up from what was brought forward to what is due, and its table says the same', () => {
  const data = StatementData.parse(commissionStatementData('us', statement, undefined, '2026-11-01'))
  expect(data.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Brought forward', 12_000],
    ['Commission of the month', 29_200],
    ['Paid to you on October 5, 2026', -40_000],
  ])
  expect(data.total).toEqual({ label: 'Due to you', amount: 1_200 })
  expect(statementCsv(data).trim().split(/\r?\n/)).toEqual([
    '"Policy","Insured","Booked","Currency","Earned","Clawed back","Commission"',
    '"PAL-US-1000007-01","Acme Inc","2026-10-31","USD",547.50,-273.75,273.75',
    '"PAL-US-1000008-01","Birch, Ltd","2026-10-31","USD",18.25,0.00,18.25',
    '"Total","","","USD",565.75,-273.75,292.00',
    '"Brought forward","","","USD","","",120.00',
    '"Commission of the month","","","USD","","",292.00',
    '"Paid to you on October 5, 2026","","","USD","","",-400.00',
    '"Due to you","","","USD","","",12.00',
  ])
})

it('says that what is owed is carried forward, where more was clawed back than earned', () => {
  const { total, lead } = commissionStatementData(
    'uk',
    { ...statement, opening: -50_000, amount: -60_800 },
    undefined,
    '2026-11-01',
  )
  expect(total).toEqual({ label: 'Carried forward', amount: -60_800 })
  expect(lead).toContain('carried forward')
})
