import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'

/** Minor units. What is earned follows from what was paid of what was charged. */
export const getPolicyCommission = defineOperation({
  name: 'getPolicyCommission',
  method: 'GET',
  path: '/api/policy/v1/commission/{policyId}',
  summary: 'The commission that the agency has on a policy: agreed, earned by what was paid, and still to be paid out.',
  access: 'commission:read',
  params: { policyId: PolicyId },
  response: z.object({
    commissionPercent: z.number(),
    commissionAmount: MinorUnits.describe('On the premium that was written and not returned.'),
    earned: MinorUnits.describe('As much of it as was paid of what was charged.'),
    retained: MinorUnits.describe('What the agency kept of its payments, where it is billed.'),
    booked: MinorUnits.describe('Became due on statements, less what was clawed back.'),
    toBook: MinorUnits.describe('Comes on the next statement; below zero it is clawed back.'),
    agencyBilled: z.boolean(),
    currency: z.enum(currencies),
  }),
  problems: ['policy.notFound'],
})
