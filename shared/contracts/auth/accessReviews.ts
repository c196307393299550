import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { accessDecisions } from '#shared/domain/identity/accessReview.ts'
import { AccessReviewId, UserId } from '#shared/domain/ids/ids.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { accessReviewStatuses } from '#shared/records/accessReview/accessReviewStatus.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { AccountTypeField, OrganizationId, RoleId } from './fields.ts'

/** Somebody who may sign in for the organization, as they were when the review began, and what was decided. */
export const ReviewedPerson = z.object({
  userId: UserId,
  name: z.string(),
  email: z.string(),
  role: RoleId,
  template: z.string().optional().describe('The template that narrows the role, by its name.'),
  guest: z.boolean().describe('At home in another organization.'),
  enabled: z.boolean(),
  lastSignIn: z.string().optional(),
  permissions: z.int().describe('How many things the person may do at all.'),
  decision: z
    .object({
      what: z.enum(accessDecisions),
      role: RoleId.optional(),
      reason: z.string(),
      by: z.string(),
      name: z.string(),
      at: Instant,
    })
    .optional(),
})
export type ReviewedPerson = z.infer<typeof ReviewedPerson>

/** A quarter's review of who may what in an organization. */
export const AccessReview = z.object({
  id: AccessReviewId,
  accountType: AccountTypeField,
  organizationId: OrganizationId,
  organizationName: z.string(),
  quarter: z.string(),
  status: z.enum(accessReviewStatuses),
  dueOn: CalendarDate,
  startedBy: z.string(),
  people: z.array(ReviewedPerson),
  done: Instant.optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type AccessReview = z.infer<typeof AccessReview>

/** The same in a list. */
export const AccessReviewRow = AccessReview.omit({ people: true }).extend({ people: z.int(), decided: z.int() })
export type AccessReviewRow = z.infer<typeof AccessReviewRow>

const params = { accessReviewId: AccessReviewId }

export const searchAccessReviews = defineOperation({
  name: 'searchAccessReviews',
  method: 'GET',
  path: '/api/auth/v1/access-reviews',
  summary: 'Reviews of who may what, of the own organization; staff read those of all. The newest first.',
  access: 'access:review',
  query: z.strictObject({
    search: hitsQuery(25).search,
    size: hitsQuery(25).size,
    after: hitsQuery(25).after,
    before: hitsQuery(25).before,
    status: z.enum(accessReviewStatuses).optional(),
  }),
  response: hitsOf(AccessReviewRow),
})

export const startAccessReview = defineOperation({
  name: 'startAccessReview',
  method: 'POST',
  path: '/api/auth/v1/access-reviews',
  summary: 'Begins this quarter’s review of who may what, of the own organization, or of one that staff name.',
  access: 'access:review',
  notJumped: true,
  body: z.strictObject({
    accountType: AccountTypeField.optional(),
    organizationId: OrganizationId.optional(),
  }),
  status: 201,
  response: AccessReview,
  problems: ['accessReview.alreadyThere', 'accessReview.noOrganization'],
})

export const getAccessReview = defineOperation({
  name: 'getAccessReview',
  method: 'GET',
  path: '/api/auth/v1/access-reviews/{accessReviewId}',
  summary: 'A review: every person with role, last sign-in, and what was decided.',
  access: 'access:review',
  params,
  response: AccessReview.extend({
    allowedActions,
    providerDecides: z
      .array(UserId)
      .describe('On whom nobody else in the organization may decide, so that the provider’s people do.'),
  }),
  problems: ['accessReview.notFound'],
})

export const listAccessReviewHistory = defineOperation({
  name: 'listAccessReviewHistory',
  method: 'GET',
  path: '/api/auth/v1/access-reviews/{accessReviewId}/history',
  summary: 'Who decided what in a review, and when.',
  access: 'access:review',
  params,
  response: HistoryPage,
  problems: ['accessReview.notFound'],
})

export const decideAccess = defineOperation({
  name: 'decideAccess',
  method: 'PUT',
  path: '/api/auth/v1/access-reviews/{accessReviewId}/people/{userId}',
  summary: 'Decides on a person’s access: it stays, the role is changed, or it is taken away. It acts at once.',
  access: 'access:review',
  stepUp: 'depends',
  notJumped: true,
  params: { ...params, userId: UserId },
  body: z.strictObject({
    what: z.enum(accessDecisions),
    role: RoleId.optional().describe('The new role, where it is changed.'),
    reason: filledText(500, { missing: 'Reason is a required field' }),
  }),
  response: AccessReview,
  problems: [
    'accessReview.decided',
    'accessReview.notAllowed',
    'accessReview.notFound',
    'roleGrant.byUser',
    'roleTemplate.lastAdministrator',
    'user.hasClients',
    'user.notFound',
    'user.self',
  ],
})

export const exportAccessReview = defineOperation({
  name: 'exportAccessReview',
  method: 'GET',
  path: '/api/auth/v1/access-reviews/{accessReviewId}/report',
  summary: 'The review as comma-separated values, for an examiner.',
  access: 'access:review',
  params,
  response: z.object({ fileName: z.string(), csv: z.string() }),
  problems: ['accessReview.notFound'],
})
