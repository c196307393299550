import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery, manyOf, queryFlag } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { claimStepNames, stepOwners } from '#shared/domain/claims/claimSteps.ts'
import { AccountId, ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { claimStatuses, coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { behindFigures } from '../policy/policyFilters.ts'
import { ClaimNotice } from './claimNotice.ts'
import { ClaimRecord, VendorAssignment } from './claimRecord.ts'

const claimId = { claimId: ClaimId }

/** A claim as lists show it. */
export const ClaimHit = ClaimRecord.pick({
  id: true,
  claimNumber: true,
  status: true,
  accountId: true,
  companyName: true,
  policyId: true,
  policyNumber: true,
  lossDate: true,
  created: true,
  filedOn: true,
  currency: true,
}).extend({
  reporterName: z.string().optional(),
  coveragePosition: z.enum(coveragePositions).optional().describe('Kept from vendors.'),
  paid: MinorUnits.optional().describe('What was paid so far, minor units; kept from vendors.'),
})
export type ClaimHit = z.infer<typeof ClaimHit>

/** A step of a claim: who does what by when. */
export const ClaimStep = z.object({
  step: z.enum(claimStepNames),
  owner: z.enum(stepOwners),
  by: CalendarDate.optional(),
  done: z.boolean(),
})

/** A claim as those see it who brought it: the notice, where it stands, what was paid, and its next steps. */
export const Claim = ClaimHit.omit({ reporterName: true })
  .extend(ClaimNotice.shape)
  .extend({
    isFiled: z.boolean(),
    adjusterName: z.string().optional(),
    steps: z.array(ClaimStep),
    claimsPhone: z.string().describe('The line on which claims are helped with.'),
    breachCoach: z.object({ name: z.string(), phone: z.string().optional() }).optional(),
    broughtInFor: z
      .array(
        VendorAssignment.pick({
          vendorId: true,
          subcategory: true,
          scope: true,
          at: true,
          urgency: true,
          answerBy: true,
          accepted: true,
        }),
      )
      .optional()
      .describe('For a vendor at work on it: what for.'),
    helpers: z
      .array(
        VendorAssignment.pick({ subcategory: true, at: true, answerBy: true }).extend({
          name: z.string(),
          isAsked: z.boolean().describe('It has not said yet that it takes the work.'),
        }),
      )
      .optional()
      .describe('For the insured: who was brought in to help, for what, and by when it answers.'),
    maySeeFile: z.boolean().describe('Whether the caller may see the desk’s file of it.'),
  })
export type Claim = z.infer<typeof Claim>

/** What became of a notice that was saved. */
export const ClaimStanding = z.object({
  id: ClaimId,
  claimNumber: z.string().optional(),
  status: z.enum(claimStatuses),
})

export const claimSorts = ['created', 'companyName', 'filedOn'] as const

export const searchClaims = defineOperation({
  name: 'searchClaims',
  method: 'GET',
  path: '/api/claims/v1/search',
  summary: 'The claims of the caller’s scope, newest first.',
  access: 'claim:read',
  query: z.strictObject({
    ...hitsQuery(20),
    status: manyOf(z.enum(claimStatuses)),
    accountId: AccountId.optional(),
    policyId: PolicyId.optional(),
    from: CalendarDate.optional().describe('Made on this day or later.'),
    to: CalendarDate.optional().describe('Made on this day or earlier.'),
    unnumbered: queryFlag.optional().describe('Those alone that have no claim number yet.'),
    noticed: queryFlag
      .optional()
      .describe('Those open ones alone that have reached the claims notice level of the carrier who asks.'),
    began: behindFigures.began.describe('Filed ones of policies that begin in a year (`2026`) and were cover.'),
    limit: behindFigures.limit.describe('Filed ones of policies that cover, of an aggregate limit, whole units.'),
    state: behindFigures.state.describe('Filed ones of policies that cover insureds in a state or territory.'),
  }),
  response: hitsOf(ClaimHit),
})

export const getClaim = defineOperation({
  name: 'getClaim',
  method: 'GET',
  path: '/api/claims/v1/{claimId}',
  summary:
    'A claim with its notice, where it stands, what was paid and what comes next; for a vendor its own part of it.',
  access: 'claim:read',
  params: claimId,
  response: Claim.extend({ allowedActions }),
  problems: ['claim.notFound'],
})

/** The provider’s claims staff read every field that the history tells; others the notice and where the claim stands. */
export const listClaimHistory = defineOperation({
  name: 'listClaimHistory',
  method: 'GET',
  path: '/api/claims/v1/history/{claimId}',
  summary: 'What was done to one claim, by whom, and what it changed.',
  access: 'claim:read',
  params: claimId,
  response: HistoryPage,
  problems: ['claim.notFound'],
})

export const updateClaim = defineOperation({
  name: 'updateClaim',
  method: 'PUT',
  path: '/api/claims/v1/{claimId}',
  summary: 'Saves a notice, or files it: then it has a number, and the desk takes it up.',
  access: 'claim:update',
  params: claimId,
  body: z.strictObject({ accountId: AccountId.optional(), isFiled: z.boolean().default(false), ...ClaimNotice.shape }),
  response: ClaimStanding,
  problems: ['claim.incomplete', 'claim.notAllowed', 'claim.notFound'],
})

export const removeClaim = defineOperation({
  name: 'removeClaim',
  method: 'DELETE',
  path: '/api/claims/v1/{claimId}',
  summary: 'Deletes a notice that was not filed.',
  access: 'claim:delete',
  params: claimId,
  problems: ['claim.notAllowed', 'claim.notFound'],
})
