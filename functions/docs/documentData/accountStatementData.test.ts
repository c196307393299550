import { expect, it } from 'vitest'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { StatementData } from '../templates/statementData.ts'
import { accountStatementData } from './accountStatementData.ts'

const entryId = EntryId.parse('ent_01M6BPHX089BFJBAD343MQZM8T')
const statement: Statement = {
  kind: 'agency',
  id: 'agy_01JH0000000000000000000A01',
  name: 'Harbor Pine Agency',
  from: '2026-10',
  to: '2026-11',
  currency: 'USD',
  opening: 10_000,
  debit: 50_000,
  credit: 75_000,
  closing: -15_000,
  rows: [
    {
      entryId,
      day: '2026-10-03',
      description: 'Premium written',
      policyNumber: 'PAL-1',
      companyName: 'Moreau Robotics',
      debit: 50_000,
      credit: 0,
      balance: 60_000,
    },
    { entryId, day: '2026-11-03', description: 'Agency commission paid', debit: 0, credit: 75_000, balance: -15_000 },
  ],
}

it('a statement of account says what stood open, every movement, and who owes whom after it', () => {
  const data = accountStatementData('us', statement, undefined, '2026-11-20')
  expect(StatementData.parse(data)).toMatchObject({
    documentNumber: 'SA-2026-10-2026-11-000A01',
    party: { name: 'Harbor Pine Agency' },
    rows: [
      { key: 'PAL-1', name: 'Moreau Robotics: Premium written', amounts: [50_000, 0, 50_000] },
      { key: 'Agency commission paid', amounts: [0, 75_000, -75_000] },
    ],
    total: { label: 'Due to you', amount: -15_000 },
  })
  const settled = accountStatementData('us', { ...statement, opening: 25_000, closing: 0 }, undefined, '2026-11-20')
  expect(StatementData.parse(settled).total).toEqual({ label: 'Settled', amount: 0 })
})
