import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { Leaf, TermChange } from '#shared/domain/policy/policyTransaction.ts'
import { CoveragePremium } from '#shared/domain/rating/ratedPremium.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { BrokerGivenBack, ChangePreview } from './changePreview.ts'

const policyId = { policyId: PolicyId }
const revisionNumber = z.coerce.number().int().min(1).max(10_000)

export const getPolicyRevisionDiff = defineOperation({
  name: 'getPolicyRevisionDiff',
  method: 'GET',
  path: '/api/policy/v1/revisions/{policyId}/diff',
  summary: 'What is another between two revisions of a policy, field by field; by itself what the last one changed.',
  access: 'policy:read',
  params: policyId,
  query: z.strictObject({
    from: revisionNumber.optional().describe('The revision before, by itself the one before `to`.'),
    to: revisionNumber.optional().describe('The revision after, by itself the last one.'),
  }),
  response: z.array(TermChange),
  problems: ['policy.notFound', 'policy.revisionNotFound'],
})

export const getPolicyAsOf = defineOperation({
  name: 'getPolicyAsOf',
  method: 'GET',
  path: '/api/policy/v1/as-of/{policyId}',
  summary: 'What a policy covered on a day, as it was known at a moment.',
  access: 'policy:read',
  params: policyId,
  query: z.strictObject({
    effective: CalendarDate.optional().describe('The day that is asked about, by itself today.'),
    known: Instant.optional().describe('What was known by then; by itself all that is.'),
  }),
  response: z.object({
    effective: CalendarDate,
    covered: z.boolean(),
    revision: z.int(),
    terms: z.array(z.object({ field: z.string(), value: Leaf })),
    coverages: z.array(CoveragePremium).describe('What cover costs for a whole term as it is on that day.'),
    written: MinorUnits,
    earned: MinorUnits,
    unearned: MinorUnits,
  }),
  problems: ['policy.notFound'],
})

export const previewRevert = defineOperation({
  name: 'previewRevert',
  method: 'GET',
  path: '/api/policy/v1/revisions/{policyId}/revert/preview',
  summary: 'What taking a revision back would cost and change; nothing is kept.',
  access: 'policy:issue',
  params: policyId,
  query: z.strictObject({ revision: revisionNumber }),
  response: ChangePreview.extend({
    broker: BrokerGivenBack.optional().describe('Of a change of broker, by the names of the agencies.'),
    isNoteNeeded: z.boolean().describe('Whether whoever takes it back says why.'),
  }),
  problems: [
    'account.invalidDetails',
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'blacklist.refused',
    'policy.endorsementDeclined',
    'policy.excessAbove',
    'policy.notAllowed',
    'policy.notFound',
    'policy.notRevertible',
    'policy.revisionNotFound',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const revertPolicyRevision = defineOperation({
  name: 'revertPolicyRevision',
  method: 'PUT',
  path: '/api/policy/v1/revisions/{policyId}/revert',
  summary:
    'Takes a revision back by one that says the opposite; later ones are applied again. A change of broker goes back with its commission, extended reporting with all that it cost.',
  access: 'policy:issue',
  params: policyId,
  body: z.strictObject({
    revision: z.int().min(1).max(10_000),
    expectedTotal: MinorUnits.optional().describe('What it was shown to cost, minor units; another price is refused.'),
    expectedCommission: MinorUnits.optional().describe(
      'Of a change of broker, what commission it was shown to move; another amount is refused.',
    ),
    note: filledText(2000)
      .optional()
      .describe(
        'Why it is taken back; needed of a change of broker, of extended reporting, and where it bears more and an underwriter would look at it.',
      ),
  }),
  response: z.object({ id: PolicyId, revision: z.int() }),
  money: true,
  problems: [
    'account.invalidDetails',
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'blacklist.refused',
    'policy.commissionMoved',
    'policy.endorsementDeclined',
    'policy.endorsementPrice',
    'policy.excessAbove',
    'policy.notAllowed',
    'policy.notFound',
    'policy.notRevertible',
    'policy.returnMoved',
    'policy.revisionNotFound',
    'quote.beyondAuthority',
    'quote.notFound',
    'quote.sanctioned',
    'rating.notRateable',
  ],
})
