import { expect, it } from 'vitest'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { whatComes } from './whatComes.ts'

const policy = {
  status: 'IN FORCE',
  effectiveDate: '2026-04-01',
  expirationDate: '2027-04-01',
  renewalOptOut: false,
} as const
const changes = [{ field: 'limit', before: 1_000_000, after: 2_000_000 }]
const raised = { ...policy, coming: [{ effectiveDate: '2026-07-01' as const, changes }] }
const renewed = { renewedByPolicyId: PolicyId.parse('pol_01JH0000000000000000000P02') }

it('nothing comes of a policy that is in force and stays what it is', () => {
  expect(whatComes(policy, '2026-06-01')).toEqual([])
})

it('a change of terms comes on its day, a renewal on the last', () => {
  expect(whatComes({ ...raised, ...renewed }, '2026-06-01')).toEqual([
    { on: '2026-07-01', what: 'changes', changes },
    { on: '2027-04-01', what: 'renewed', by: renewed.renewedByPolicyId },
  ])
  expect(whatComes({ ...policy, ...renewed }, '2027-04-01')).toEqual([])
})

it('cover that is not to be renewed ends on its last day, with the reason that was given', () => {
  const optedOut = { ...policy, renewalOptOut: true, renewalOptOutReason: 'Insured elsewhere' }
  expect(whatComes(optedOut, '2026-06-01')).toEqual([
    { on: '2027-04-01', what: 'notRenewed', because: 'Insured elsewhere' },
  ])
  const stands = { ...optedOut, standsUntil: '2027-05-20' as const }
  expect(whatComes(stands, '2027-04-10')).toMatchObject([{ on: '2027-05-20', what: 'notRenewed' }])
  expect(whatComes({ ...stands, ...renewed }, '2027-04-10')).toEqual([])
  expect(whatComes({ ...optedOut, ...renewed }, '2026-06-01')).toMatchObject([{ what: 'renewed' }])
  expect(whatComes({ ...optedOut, status: 'CANCEL PENDING' }, '2026-06-01')).toEqual([])
})

it('cover that was sold for later begins on its first day, and what is over never does', () => {
  expect(whatComes({ ...policy, status: 'ISSUED' }, '2026-03-01')).toEqual([{ on: '2026-04-01', what: 'begins' }])
  expect(whatComes({ ...policy, status: 'FLAT CANCELLED' }, '2026-03-01')).toEqual([])
})
