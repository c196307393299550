import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { EndorsementId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { ChangePreview } from './changePreview.ts'
import { EndorsableTerms } from './endorsableTerms.ts'
import { EndorsedTerms } from './endorsedTerms.ts'
import { EndorsementRequest } from './endorsementRequest.ts'

const policyId = { policyId: PolicyId }

export const getEndorsableTerms = defineOperation({
  name: 'getEndorsableTerms',
  method: 'GET',
  path: '/api/policy/v1/endorsements/{policyId}/terms',
  summary: 'The terms of a policy on a day, and what an endorsement can make of them.',
  access: 'policy:endorse',
  params: policyId,
  query: z.strictObject({ effectiveDate: CalendarDate.optional().describe('By itself today, or the nearest day.') }),
  response: EndorsableTerms,
  problems: [
    'account.notFound',
    'policy.endorsementDate',
    'policy.notAllowed',
    'policy.notFound',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const previewEndorsement = defineOperation({
  name: 'previewEndorsement',
  method: 'POST',
  path: '/api/policy/v1/endorsements/{policyId}/preview',
  summary: 'What an endorsement would cost, change and refer; nothing is kept.',
  access: 'policy:endorse',
  safe: true,
  params: policyId,
  body: z.strictObject({ effectiveDate: CalendarDate.optional(), ...EndorsedTerms.shape }),
  response: ChangePreview,
  problems: [
    'account.invalidDetails',
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'blacklist.refused',
    'policy.endorsementDate',
    'policy.endorsementDeclined',
    'policy.excessAbove',
    'policy.exclusionsUnderwritten',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingChanges',
    'policy.otherState',
    'quote.notFound',
    'rating.notRateable',
  ],
})

export const issueEndorsement = defineOperation({
  name: 'issueEndorsement',
  method: 'PUT',
  path: '/api/policy/v1/endorsements/{policyId}/issue',
  summary: 'Issues an endorsement that somebody else asked for and was referred, at the price that was shown.',
  access: 'policy:issue',
  notJumped: true,
  params: policyId,
  body: z.strictObject({
    endorsementId: EndorsementId,
    expectedTotal: MinorUnits.describe('What it was shown to cost, minor units; another price is refused.'),
    confirmLater: z.boolean().optional().describe('That later changes are applied again was seen.'),
    note: filledText(2000, { missing: 'Say why it is issued' }).describe('Why it is issued all the same.'),
  }),
  response: EndorsementRequest,
  money: true,
  problems: [
    'account.invalidDetails',
    'account.closed',
    'account.declined',
    'account.held',
    'account.notFound',
    'blacklist.refused',
    'policy.endorsementDate',
    'policy.endorsementDeclined',
    'policy.endorsementGone',
    'policy.endorsementPrice',
    'policy.excessAbove',
    'policy.exclusionsUnderwritten',
    'policy.laterChanges',
    'policy.notAllowed',
    'policy.notFound',
    'policy.nothingChanges',
    'policy.otherState',
    'policy.ownEndorsement',
    'quote.beyondAuthority',
    'quote.notFound',
    'quote.sanctioned',
    'rating.notRateable',
  ],
})

export const declineEndorsement = defineOperation({
  name: 'declineEndorsement',
  method: 'PUT',
  path: '/api/policy/v1/endorsements/{policyId}/decline',
  summary: 'Declines an endorsement that was referred; the policy stays as it is.',
  access: 'policy:issue',
  params: policyId,
  body: z.strictObject({
    endorsementId: EndorsementId,
    reason: filledText(2000, { missing: 'Reason is required' }),
  }),
  response: EndorsementRequest,
  problems: ['policy.endorsementGone', 'policy.notAllowed', 'policy.notFound'],
})
