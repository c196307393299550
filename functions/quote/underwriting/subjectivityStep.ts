import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { type SubjectivityAction, subjectivityLife } from '#shared/records/subjectivity/subjectivityLife.ts'
import type { SubjectivityStatus } from '#shared/records/subjectivity/subjectivityStatus.ts'

const guard = guardOf(subjectivityLife, { refusal: 'quote.subjectivityNotAllowed' })

/** A subjectivity after a step of its life; `quote.subjectivityNotAllowed` where its life does not have the step. */
export const afterStep = (
  subjectivity: Subjectivity,
  action: SubjectivityAction,
  changes: Partial<Subjectivity> = {},
  outcome?: SubjectivityStatus,
): Subjectivity => ({
  ...subjectivity,
  ...changes,
  status: guard.after(subjectivity.status, action, {}, outcome),
})

/** All of a quote's subjectivities with one of them after a step; `quote.subjectivityNotFound` when it has none of that id. */
export const withStep = (
  subjectivities: readonly Subjectivity[],
  id: string,
  action: SubjectivityAction,
  changes: Partial<Subjectivity>,
): Subjectivity[] => {
  if (!subjectivities.some((each) => each.id === id)) return fail('quote.subjectivityNotFound')
  return subjectivities.map((each) => (each.id === id ? afterStep(each, action, changes) : each))
}
