import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import type { AccessReview, ReviewedPerson } from '#shared/contracts/auth/accessReviews.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { accessReviews } from '../store/accessReviews.ts'
import { changedAccess } from './changedAccess.ts'
import { askProvider, isLeftToProvider, leftToProvider } from './leftToProvider.ts'
import { requireReview, reviewGuard } from './reviewReach.ts'

/** Whether with a decision all that is left of a review becomes the provider's to decide, which it was not before. */
const isNowLeft = async (before: AccessReview, after: AccessReview, { userId }: ReviewedPerson): Promise<boolean> => {
  const decided = after.people.find((each) => each.userId === userId)?.decision
  const left = await leftToProvider(after, decided?.what === 'KEEP' ? undefined : userId)
  return isLeftToProvider(after, left) && !(await leftToProvider(before)).includes(userId)
}

/** It acts in the commit that notes it. Nobody decides on themselves, and each person is decided on once. */
export const decideAccess = implement(contract.decideAccess)(
  async ({ params, body, actor, now, fail, requireStepUp }) => {
    const review = await requireReview(params.accessReviewId, actor)
    reviewGuard.mustAllow(review.status, 'decide', { actor })
    const person = review.people.find(({ userId }) => userId === params.userId) ?? fail('user.notFound')
    if (person.userId === actor.userId) return fail('user.self')
    if (person.decision !== undefined) return fail('accessReview.decided', { data: { name: person.name } })
    const { what, role, reason } = body
    const isChange = what === 'CHANGE'
    if (isChange && (role === undefined || role === person.role))
      return fail('request.unfit', { errors: [{ detail: 'Choose another role', path: ['role'] }] })
    let changed: Awaited<ReturnType<typeof changedAccess>> = { writes: [], events: [] }
    if (what !== 'KEEP') {
      requireStepUp()
      const user = await users.byId(person.userId)
      if (user !== undefined)
        changed = await changedAccess(user, { review, role: isChange ? role : undefined, actor, now })
    }
    const decision = {
      what,
      ...(isChange && role !== undefined && { role }),
      reason,
      by: actor.userId,
      name: actor.name,
      at: now,
    }
    const people = review.people.map((each) => (each === person ? { ...each, decision } : each))
    const isLast = people.every((each) => each.decision !== undefined)
    const status = reviewGuard.after(review.status, 'decide', { actor }, isLast ? 'DONE' : review.status)
    const after = { ...review, people, status, lastUpdated: now, ...(isLast && { done: now }) }
    const asked = (await isNowLeft(review, after, person)) ? [askProvider(after, now)] : []
    await commit([accessReviews.update(review, after), ...changed.writes, ...asked.map(({ write }) => write)], {
      events: [...changed.events, ...asked.map(({ event }) => event)],
    })
    return after
  },
)
