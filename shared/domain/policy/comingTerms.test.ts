import { expect, it } from 'vitest'
import { comingTerms } from './comingTerms.ts'
import { noMoney, type PolicyTransaction, type TermChange } from './policyTransaction.ts'

const made = (
  revision: number,
  effectiveDate: PolicyTransaction['effectiveDate'],
  changes: TermChange[],
  more: Partial<PolicyTransaction> = {},
): PolicyTransaction => ({
  revision,
  kind: 'ENDORSEMENT',
  effectiveDate,
  known: '2026-12-01T18:00:00Z',
  by: 'usr_1',
  changes,
  prices: [],
  money: noMoney,
  documents: [],
  postings: [],
  ...more,
})
const limit = (before: number, after: number): TermChange => ({ field: 'limit', before, after })
const issued = made(
  1,
  '2027-01-01',
  [
    { field: 'limit', after: 1_000_000 },
    { field: 'city', after: 'Salem' },
  ],
  {
    kind: 'NEW_BUSINESS',
  },
)
const raised = made(2, '2027-03-01', [limit(1_000_000, 2_000_000)])
const days = { today: '2027-02-01', endsOn: '2028-01-01' } as const

it('tells what becomes of the terms, and from when on', () => {
  expect(comingTerms([issued], days)).toEqual([])
  expect(comingTerms([issued, raised], days)).toEqual([
    { effectiveDate: '2027-03-01', changes: [limit(1_000_000, 2_000_000)] },
  ])
  expect(comingTerms([issued, raised], { ...days, today: '2027-03-01' })).toEqual([])
})

it('tells day after day, each by what was before it', () => {
  const more = made(3, '2027-02-15', [limit(1_000_000, 1_500_000)])
  expect(comingTerms([issued, raised, more], days)).toEqual([
    { effectiveDate: '2027-02-15', changes: [limit(1_000_000, 1_500_000)] },
    { effectiveDate: '2027-03-01', changes: [limit(1_500_000, 2_000_000)] },
  ])
})

it('tells nothing of what was taken back, leaves the terms alone or would begin once cover is over', () => {
  const back = made(3, '2027-03-01', [], { kind: 'REVERSAL', reverses: 2 })
  expect(comingTerms([issued, raised, back], days)).toEqual([])
  expect(comingTerms([issued, made(2, '2027-03-01', [])], days)).toEqual([])
  expect(comingTerms([issued, raised], { ...days, endsOn: '2027-03-01' })).toEqual([])
})
