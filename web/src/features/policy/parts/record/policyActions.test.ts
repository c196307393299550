import { expect, it } from 'vitest'
import { allowedPolicyActions, binderTransitions } from '#shared/domain/policy/policyTransitions.ts'
import { mayUse, type Permission, type Role } from '#shared/permissions.ts'
import { offeredDeeds } from './policyActions.ts'

const as = (role: Role) => (needed: Permission) => mayUse(role, needed)
const policyIn = (status: 'CANCEL REQUESTED' | 'CANCELLED' | 'IN FORCE') => ({
  status,
  allowedActions: allowedPolicyActions(status),
})

it('an agent asks for a cancellation once; an underwriter cancels', () => {
  expect(offeredDeeds(policyIn('IN FORCE'), as('Agent'))).toEqual(['renewalOptOut', 'cancelPolicy'])
  expect(offeredDeeds(policyIn('CANCEL REQUESTED'), as('Agent'))).toEqual([])
  expect(offeredDeeds(policyIn('CANCEL REQUESTED'), as('Underwriter'))).toContain('cancelPolicy')
})

it('a binder is issued or rescinded', () => {
  const binder = { status: 'BOUND', allowedActions: Object.keys(binderTransitions.BOUND) } as const
  expect(offeredDeeds(binder, as('Agent'))).toEqual(['agentIssueQuote'])
  expect(offeredDeeds(binder, as('Underwriter'))).toEqual(['agentIssueQuote', 'RescindBinder'])
})

it('a cancelled policy can only be taken back', () => {
  expect(offeredDeeds(policyIn('CANCELLED'), as('Underwriter'))).toEqual(['undoCancelledPolicy'])
  expect(offeredDeeds(policyIn('CANCELLED'), as('Agent'))).toEqual([])
})
