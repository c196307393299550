import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { AgencyId, CommissionAgreementId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { commissionBases, commissionManners } from '#shared/domain/quoting/commissionAgreement.ts'

const Standing = z.object({
  commissionAmount: MinorUnits.describe('On the premium that was written and not returned.'),
  earned: MinorUnits.describe(
    'As much of it as was paid of what was charged, or all of it where it is earned as written.',
  ),
  retained: MinorUnits.describe('What the agency kept of its payments, where it is billed.'),
  booked: MinorUnits.describe('Became due on statements, less what was clawed back.'),
  toBook: MinorUnits.describe('Comes on the next statement; below zero it is clawed back.'),
})

/** Minor units. An agency is told of its own part alone, staff of everybody’s and of the whole. */
export const getPolicyCommission = defineOperation({
  name: 'getPolicyCommission',
  method: 'GET',
  path: '/api/policy/v1/commission/{policyId}',
  summary: 'The commission that the agency has on a policy: agreed, earned by what was paid, and still to be paid out.',
  access: 'commission:read',
  params: { policyId: PolicyId },
  response: Standing.extend({
    commissionPercent: z.number().describe('Of the premium: the whole for staff, the own part for an agency.'),
    manner: z.enum(commissionManners),
    basis: z.enum(commissionBases).describe('By what it stands.'),
    agreementId: CommissionAgreementId.optional(),
    parties: z
      .array(Standing.extend({ agencyId: AgencyId, agencyName: z.string() }))
      .optional()
      .describe('Whose it is, where several share it; told to staff alone.'),
    agencyBilled: z.boolean(),
    currency: z.enum(currencies),
  }),
  problems: ['policy.notFound'],
})
