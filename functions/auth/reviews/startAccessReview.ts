import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { findOrganization } from '../organizations/organization.ts'
import { accessReviews } from '../store/accessReviews.ts'
import { begunReview } from './begunReview.ts'
import { askedAtFirst } from './leftToProvider.ts'

/** Staff name an organization or review their own; others review their own alone. */
export const startAccessReview = implement(contract.startAccessReview)(async ({ body, actor, now, fail }) => {
  const { accountType = actor.accountType, organizationId = actor.organizationId } = body
  const isOwn = accountType === actor.accountType && organizationId === actor.organizationId
  if (!isOwn && !seesAll(actor)) return fail('accessReview.noOrganization')
  const organization = await findOrganization({ accountType, organizationId })
  if (organization === undefined) return fail('accessReview.noOrganization')
  const review = await begunReview(organization, { startedBy: actor.name, now })
  if (review === undefined) return fail('accessReview.alreadyThere')
  const asked = await askedAtFirst(review, now)
  await commit([accessReviews.create(review), ...asked.map(({ write }) => write)], {
    events: asked.map(({ event }) => event),
  })
  return review
})
