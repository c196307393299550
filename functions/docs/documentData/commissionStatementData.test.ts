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
      premium: 182_500,
      percent: 15,
      earned: 54_750,
      clawedBack: -27_375,
    },
    {
      policyId: PolicyId.parse('pol_01JH0000000000000000000P02'),
      policyNumber: 'PAL-US-1000008-01',
      companyName: 'Birch, Ltd',
      bookedOn: '2026-10-31',
      premium: 14_600,
      percent: 12.5,
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
    '"Policy","Insured","Booked","Currency","Premium","Rate","Commission"',
    '"PAL-US-1000007-01","Acme Inc","2026-10-31","USD",1825.00,"15",273.75',
    '"PAL-US-1000008-01","Birch, Ltd","2026-10-31","USD",146.00,"12.5",18.25',
    '"Total","","","USD",1971.00,"",292.00',
    '"Brought forward","","","USD","","",120.00',
    '"Commission of the month","","","USD","","",292.00',
    '"Paid to you on October 5, 2026","","","USD","","",-400.00',
    '"Due to you","","","USD","","",12.00',
  ])
})

it('says premium and rate of each line, and what was kept of payments where something was: together the commission', () => {
  const [first, second] = statement.lines
  if (first === undefined || second === undefined) throw new Error('no lines')
  const kept = { ...statement, lines: [first, { ...second, premium: 14_608, retained: 1 }] }
  const { amountTitles, rateTitle, rows } = commissionStatementData('us', kept, undefined, '2026-11-01')
  expect([...amountTitles, rateTitle]).toEqual(['Premium', 'Kept by you', 'Commission', 'Rate'])
  for (const { amounts, rate = 0 } of rows) {
    const [premium = 0, retained = 0, commission = 0] = amounts
    expect(Math.abs((premium * rate) / 100 + retained - commission)).toBeLessThanOrEqual(1)
  }
})

it('says what was earned and clawed back of statements from before the premium was kept', () => {
  const lines = statement.lines.map(({ premium: _, percent: __, ...line }) => line)
  const data = commissionStatementData('us', { ...statement, lines }, undefined, '2026-11-01')
  expect(data.amountTitles).toEqual(['Earned', 'Clawed back', 'Commission'])
  expect(data.rateTitle).toBeUndefined()
  expect(data.rows[0]?.amounts).toEqual([54_750, -27_375, 27_375])
})

it('says that what is owed is carried forward, whatever it came of, and how commission is earned all the same', () => {
  const { total, lead } = commissionStatementData(
    'uk',
    { ...statement, opening: -50_000, amount: -60_800 },
    undefined,
    '2026-11-01',
  )
  expect(total).toEqual({ label: 'Carried forward', amount: -60_800 })
  expect(lead).toContain('carried forward')
  expect(lead).not.toContain('clawed back')
  expect(lead).toContain('Commission is earned as premium is collected')
})

it('says in Australia which part of the commission of the month is GST, in the table too', () => {
  const australian = { ...statement, currency: 'AUD' } as const
  const data = StatementData.parse(commissionStatementData('au', australian, undefined, '2026-11-01'))
  expect(data.taxIncluded).toEqual({ label: 'GST included in your commission', amount: 2_655 })
  expect(statementCsv(data)).toContain('"GST included in your commission","","","AUD","","",26.55')
  expect(commissionStatementData('uk', statement, undefined, '2026-11-01').taxIncluded).toBeUndefined()
})
