import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { csvOf } from '#shared/domain/money/csv.ts'
import { requireReview } from './reviewReach.ts'

/** A line for each person, decided on or not. */
export const exportAccessReview = implement(contract.exportAccessReview)(async ({ params, actor }) => {
  const { organizationName, people, quarter } = await requireReview(params.accessReviewId, actor)
  const head = [
    'Organization',
    'Quarter',
    'Name',
    'Email',
    'Role',
    'Template',
    'At home',
    'Let in',
    'Last sign-in',
    'May',
  ]
  const decided = ['Decision', 'New role', 'Reason', 'Decided by', 'Decided at']
  const rows = people.map(({ name, email, role, template, guest, enabled, lastSignIn, permissions, decision }) => [
    ...[
      organizationName,
      quarter,
      name,
      email,
      role,
      template ?? '',
      guest ? 'No' : 'Yes',
      enabled ? 'Yes' : 'No',
      lastSignIn ?? '',
    ],
    ...[String(permissions), decision?.what ?? '', decision?.role ?? '', decision?.reason ?? ''],
    ...[decision?.name ?? '', decision?.at ?? ''],
  ])
  return { fileName: `access-review-${quarter}.csv`, csv: csvOf([[...head, ...decided], ...rows]) }
})
