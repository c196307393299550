import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, queryFlag } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { vendorUrgencies } from '#shared/domain/claims/vendorAnswer.ts'
import { ClaimId, PolicyId, UserId, VendorId } from '#shared/domain/ids/ids.ts'
import { filledText, text } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { claimStatuses, coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { ClaimFile, QueueHit } from './claimFile.ts'
import { Provision } from './claimRecord.ts'
import { panelSubcategories } from './panelSubcategories.ts'

const claimId = { claimId: ClaimId }
const reason = filledText(2000, { missing: 'Reason is a required field' })

export const queueSorts = ['filedOn', 'diaryDue', 'companyName'] as const

export const searchClaimQueue = defineOperation({
  name: 'searchClaimQueue',
  method: 'GET',
  path: '/api/claimsmgmt/v1/queue',
  summary: 'The claims that the desk or a vendor works on, with their age and the own diary that is due first.',
  access: 'claim:manage',
  query: z.strictObject({
    ...hitsQuery(25),
    status: z.enum(claimStatuses).optional(),
    assigned: z.enum(['me', 'nobody']).optional(),
    due: queryFlag.optional().describe('Those alone with a diary that is due.'),
    toAnswer: queryFlag
      .optional()
      .describe('Those alone for which the vendor who asks has to say whether it takes the work.'),
    toApprove: queryFlag.optional().describe('Those alone with a payment that the caller may approve.'),
    noticed: queryFlag
      .optional()
      .describe('Those alone that have reached the claims notice level of the carrier who asks.'),
  }),
  response: hitsOf(QueueHit),
})

export const getClaimFile = defineOperation({
  name: 'getClaimFile',
  method: 'GET',
  path: '/api/claimsmgmt/v1/claims/{claimId}',
  summary: 'The desk’s file of a claim: cover, reserves, payments, recoveries and vendors.',
  access: 'claim:manage',
  params: claimId,
  response: ClaimFile.extend({ allowedActions }),
  problems: ['claim.deskOnly', 'claim.notFound'],
})

export const assignClaim = defineOperation({
  name: 'assignClaim',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/assign',
  summary: 'Gives a claim to an adjuster, and opens it.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({ adjusterId: z.union([UserId, z.literal('me')]) }),
  response: ClaimFile,
  problems: ['claim.adjusterUnknown', 'claim.deskOnly', 'claim.notAllowed', 'claim.notFound'],
})

export const setClaimPolicy = defineOperation({
  name: 'setClaimPolicy',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/policy',
  summary: 'Says when a claim was made and over what; the policy that answers follows from it.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({
    madeOn: CalendarDate.describe('When the claim was first made or the incident discovered.'),
    occurredOn: CalendarDate.optional().describe('When the act was first done.'),
    isCircumstances: z.boolean().default(false).describe('Circumstances are noticed; nobody has claimed anything.'),
    circumstancesOn: CalendarDate.optional().describe('When circumstances were noticed out of which it has come.'),
    relatedClaimId: ClaimId.optional().describe('A claim of the same event.'),
    policyId: PolicyId.optional().describe('The policy, where the desk decides otherwise than the days do.'),
    policyReason: text(2000).optional().describe('Why it answers; needed where by its days it does not.'),
  }),
  response: ClaimFile,
  problems: [
    'claim.deskOnly',
    'claim.moneyMoved',
    'claim.notAllowed',
    'claim.notFound',
    'claim.positionStands',
    'claim.relatedUnknown',
    'policy.notFound',
  ],
})

export const setClaimPosition = defineOperation({
  name: 'setClaimPosition',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/position',
  summary: 'Takes a position on cover, with the letter that says so.',
  access: 'claim:manage',
  notJumped: true,
  params: claimId,
  body: z.strictObject({
    position: z.enum(coveragePositions),
    letter: filledText(8000, { missing: 'Letter is a required field' }).describe('What the insured is told.'),
    provisions: z
      .array(Provision)
      .max(20)
      .optional()
      .describe(
        'What of the policy it relies on; at least one where cover under a policy is denied or rights are reserved.',
      ),
  }),
  response: ClaimFile,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notAnswered', 'claim.notFound', 'claim.notPlaced'],
})

export const assignClaimVendor = defineOperation({
  name: 'assignClaimVendor',
  method: 'POST',
  path: '/api/claimsmgmt/v1/claims/{claimId}/vendors',
  summary:
    'Brings in a vendor of the panel, who sees the claim from then on and says by when it is urgent whether it takes the work.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({
    vendorId: VendorId,
    subcategory: z.enum(panelSubcategories.map(({ id }) => id)),
    scope: filledText(2000, { missing: 'Say what it is to do' }),
    urgency: z
      .enum(vendorUrgencies)
      .default('ROUTINE')
      .describe('It answers within an hour of an emergency, four of what is urgent, and else a day.'),
  }),
  response: ClaimFile,
  problems: [
    'claim.deskOnly',
    'claim.notAllowed',
    'claim.notFound',
    'vendor.askedAlready',
    'vendor.notFound',
    'vendor.notOfSubcategory',
    'vendor.tooMany',
  ],
})

export const answerClaimVendor = defineOperation({
  name: 'answerClaimVendor',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/vendors/{vendorId}/answer',
  summary:
    'A vendor says whether it takes the work that it was brought in for; the desk enters what it said by telephone. One that declines sees the claim no more.',
  access: 'claim:manage',
  params: { claimId: ClaimId, vendorId: VendorId },
  body: z.strictObject({
    subcategory: z.enum(panelSubcategories.map(({ id }) => id)).describe('What it was brought in for.'),
    accepts: z.boolean(),
    reason: text(1000).optional().describe('Why it does not take the work; needed where it declines.'),
  }),
  response: z.object({ accepts: z.boolean() }),
  problems: ['claim.notAllowed', 'claim.notFound', 'vendor.answered', 'vendor.notFound'],
})

export const releaseClaimVendor = defineOperation({
  name: 'releaseClaimVendor',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/vendors/{vendorId}/release',
  summary: 'Ends the work of a vendor on a claim, whose people do not see it any more; a note says who it was and why.',
  access: 'claim:manage',
  params: { claimId: ClaimId, vendorId: VendorId },
  body: z.strictObject({ reason }),
  response: ClaimFile,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notFound', 'vendor.notFound'],
})

export const settleClaim = defineOperation({
  name: 'settleClaim',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/settle',
  summary: 'Says on what a claim was settled.',
  access: 'claim:manage',
  notJumped: true,
  params: claimId,
  body: z.strictObject({ reason }),
  response: ClaimFile,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notFound'],
})

export const closeClaim = defineOperation({
  name: 'closeClaim',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/close',
  summary: 'Closes a claim; what is still reserved is released.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({ reason }),
  response: ClaimFile,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notFound', 'claim.paymentPending'],
})

export const reopenClaim = defineOperation({
  name: 'reopenClaim',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/claims/{claimId}/reopen',
  summary: 'Opens a closed claim again.',
  access: 'claim:manage',
  params: claimId,
  body: z.strictObject({ reason }),
  response: ClaimFile,
  problems: ['claim.deskOnly', 'claim.notAllowed', 'claim.notFound'],
})
