import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { cancellationManners } from '#shared/domain/policy/policyTransaction.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { InvoiceLine } from '../billing/invoiceRecord.ts'
import { MoneyPreview } from './moneyPreview.ts'
import { PolicyStanding } from './policy.ts'

const policyId = { policyId: PolicyId }
const reason = filledText(2000, { missing: 'Reason is required' })
/** In many states a notice of cancellation has to give the specific reason (rule: reason-of-cancellation). */
const note = filledText(1000)
  .optional()
  .describe('Why precisely, as the insured is told; asked for with a reason of the insurer’s own.')
const shown = 'What it was shown to change of the price, minor units, below zero what is returned; another is refused.'
const expectedTotal = MinorUnits.optional().describe(shown)

const StandingAbove = z
  .array(z.object({ policyId: PolicyId, policyNumber: z.string() }))
  .describe('The excess layers on it that go on beyond that day, with a hole beneath them.')

/** What is returned is to the cent what the cancellation posts, and its document says. */
export const previewCancellation = defineOperation({
  name: 'previewCancellation',
  method: 'GET',
  path: '/api/policy/v1/cancel/{policyId}/preview',
  summary: 'When a policy can be cancelled for a reason, and what it returns on a day; minor units.',
  access: ['policy:cancel', 'policy:endorse'],
  params: policyId,
  query: z.strictObject({
    reason: z.string().max(2000).optional(),
    note,
    effectiveDate: CalendarDate.optional().describe('The earliest day when none is named.'),
  }),
  response: MoneyPreview.extend({
    earliest: CalendarDate,
    latest: CalendarDate,
    noticeDays: z.int(),
    postingDays: z
      .int()
      .optional()
      .describe('Days until the notice is posted, where it goes by post; they come before.'),
    noticeSource: z.string().describe('The law that the days of notice come from.'),
    reason: z.string().optional().describe('The reason as it is kept and the insured is told, with what is noted.'),
    effectiveDate: CalendarDate,
    lines: z.array(InvoiceLine).describe('What is returned, by what it was charged for.'),
    returned: MinorUnits,
    kept: MinorUnits,
    manner: z.enum(cancellationManners).describe('In which manner premium is returned.'),
    because: z.string().describe('Why in that manner, in words, with the source of the rule.'),
    above: StandingAbove,
  }),
  problems: [
    'policy.cancelDate',
    'policy.claimed',
    'policy.coolingOff',
    'policy.coolingOffClaimed',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingUnpaid',
  ],
})

/** Those who may only endorse ask for it; those who may cancel do it, today or on a later day. */
export const cancelPolicy = defineOperation({
  name: 'cancelPolicy',
  method: 'PUT',
  path: '/api/policy/v1/cancel/{policyId}',
  summary: 'Cancels a policy, or asks for it; premium is returned in the manner of its reason and its place.',
  access: ['policy:cancel', 'policy:endorse'],
  params: policyId,
  body: z.strictObject({
    reason,
    note,
    effectiveDate: CalendarDate,
    expectedTotal,
    letterId: DocumentId.optional().describe("The insured's signed letter, uploaded with the policy before."),
  }),
  response: PolicyStanding.extend({ above: StandingAbove }),
  money: true,
  problems: [
    'document.notFound',
    'policy.cancelDate',
    'policy.cancelNotice',
    'policy.claimed',
    'policy.coolingOff',
    'policy.coolingOffClaimed',
    'policy.excessAbove',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingUnpaid',
    'policy.returnMoved',
  ],
})

export const flatCancelPolicy = defineOperation({
  name: 'flatCancelPolicy',
  method: 'PUT',
  path: '/api/policy/v1/flatcancel/{policyId}',
  summary: 'Cancels a policy as of its first day: everything is returned, fees too.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({ reason, expectedTotal }),
  response: PolicyStanding,
  money: true,
  problems: [
    'policy.cancelNotice',
    'policy.claimed',
    'policy.excessAbove',
    'policy.flatNonPayment',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.returnMoved',
  ],
})

export const voidPolicy = defineOperation({
  name: 'voidPolicy',
  method: 'PUT',
  path: '/api/policy/v1/void/{policyId}',
  summary: 'Voids a policy: it counts as never made, and everything is returned.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({ reason, note, expectedTotal }),
  response: PolicyStanding,
  money: true,
  problems: [
    'policy.cancelNotice',
    'policy.claimed',
    'policy.excessAbove',
    'policy.flatNonPayment',
    'policy.frozen',
    'policy.notAllowed',
    'policy.notFound',
    'policy.returnMoved',
  ],
})

export const previewUndoneCancellation = defineOperation({
  name: 'previewUndoneCancellation',
  method: 'GET',
  path: '/api/policy/v1/undo-cancelled-policy/{policyId}/preview',
  summary: 'What is owed again once the cancellation of a policy is taken back; nothing is kept.',
  access: 'policy:cancel',
  params: policyId,
  response: MoneyPreview.extend({
    until: CalendarDate.optional().describe(
      'The last day on which it is possible; none while it has not taken effect.',
    ),
  }),
  problems: [
    'policy.coveredTwice',
    'policy.excessDoesNotFit',
    'policy.notAllowed',
    'policy.notFound',
    'policy.tooLateToUndo',
  ],
})

export const undoCancelledPolicy = defineOperation({
  name: 'undoCancelledPolicy',
  method: 'PUT',
  path: '/api/policy/v1/undo-cancelled-policy/{policyId}',
  summary:
    'Takes a cancellation back before it takes effect, or within days of it as a mistake; what was returned is owed again.',
  access: 'policy:cancel',
  params: policyId,
  query: z.strictObject({ expectedTotal: z.coerce.number().int().optional().describe(shown) }),
  response: PolicyStanding,
  money: true,
  problems: [
    'policy.coveredTwice',
    'policy.excessDoesNotFit',
    'policy.notAllowed',
    'policy.notFound',
    'policy.returnMoved',
    'policy.tooLateToUndo',
  ],
})

/** The power of attorney in a premium finance agreement lets the financer do what the insured might. */
export const cancelForFinancer = defineOperation({
  name: 'cancelForFinancer',
  method: 'PUT',
  path: '/api/policy/v1/cancel/{policyId}/financer',
  summary:
    'Cancels a policy for its premium financer, whom the insured does not repay; what is returned is theirs first.',
  access: 'policy:cancel',
  params: policyId,
  body: z.strictObject({
    effectiveDate: CalendarDate,
    noticedOn: CalendarDate.describe(
      'When the financer mailed its notice to the insured: the days of the state run from it.',
    ),
    owed: MinorUnits.min(0).describe('What is left of the loan, as the financer says; minor units.'),
    expectedTotal,
  }),
  response: PolicyStanding.extend({ above: StandingAbove }),
  money: true,
  problems: [
    'billing.noFinancer',
    'policy.cancelDate',
    'policy.cancelNotice',
    'policy.coolingOff',
    'policy.excessAbove',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingUnpaid',
    'policy.returnMoved',
  ],
})
