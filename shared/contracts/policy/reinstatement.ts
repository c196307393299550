import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { reinstatementKinds } from '#shared/domain/policy/reinstatementRules.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { MoneyPreview } from './moneyPreview.ts'
import { PolicyStanding } from './policy.ts'

const policyId = { policyId: PolicyId }
const kind = z
  .enum(reinstatementKinds)
  .describe('Cover as if it had never ended, or again from today with days that are not covered.')
const Gap = z.object({ from: CalendarDate, until: CalendarDate })

export const previewReinstatement = defineOperation({
  name: 'previewReinstatement',
  method: 'GET',
  path: '/api/policy/v1/reinstate/{policyId}/preview',
  summary:
    'What the reinstatement of a cancelled policy costs, which days it leaves without cover, and until when it is possible.',
  access: 'policy:cancel',
  params: policyId,
  query: z.strictObject({ kind }),
  response: MoneyPreview.extend({
    until: CalendarDate.describe('The last day on which it is possible.'),
    gap: Gap.optional().describe('The days that are not covered, and not charged.'),
    letterFrom: CalendarDate.optional().describe(
      'From which day on the insured has to have signed that no loss is known; none where no day went without cover.',
    ),
  }),
  problems: [
    'policy.coveredTwice',
    'policy.excessDoesNotFit',
    'policy.neverBegan',
    'policy.noGap',
    'policy.notAllowed',
    'policy.notFound',
    'policy.tooLateToReinstate',
  ],
})

export const reinstatePolicy = defineOperation({
  name: 'reinstatePolicy',
  method: 'PUT',
  path: '/api/policy/v1/reinstate/{policyId}',
  summary:
    'Brings a cancelled policy back, with or without days that are not covered; what was returned is owed again.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({
    kind,
    reason: filledText(2000, { missing: 'Reason is required' }),
    letter: z
      .strictObject({ letterId: DocumentId, signedOn: CalendarDate })
      .optional()
      .describe('The document by which the insured says that no loss is known, uploaded before.'),
    expectedTotal: MinorUnits.optional().describe('What it was shown to cost, minor units; another price is refused.'),
  }),
  response: PolicyStanding,
  money: true,
  problems: [
    'document.notFound',
    'policy.coveredTwice',
    'policy.excessDoesNotFit',
    'policy.letterNeeded',
    'policy.neverBegan',
    'policy.noGap',
    'policy.notAllowed',
    'policy.notFound',
    'policy.returnMoved',
    'policy.tooLateToReinstate',
  ],
})
