import { expect, it } from 'vitest'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { asToday } from './asToday.ts'

it('a policy is shown by what holds today, also where today lacks what comes', () => {
  const policy = { id: 'pol_1', aggLimit: 2_000_000, customerPhone: '15035550100' } as unknown as Policy
  expect(asToday(policy)).toBe(policy)
  const today = { aggLimit: 1_000_000 } as NonNullable<Policy['today']>
  expect(asToday({ ...policy, today })).toMatchObject({ id: 'pol_1', aggLimit: 1_000_000, customerPhone: undefined })
})
