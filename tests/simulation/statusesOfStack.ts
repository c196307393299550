import { standing } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'

/** Cover runs, is to run, or has run its whole term; or it was a binder, which ends without a transaction. */
const unended: readonly CoverStatus[] = [
  ...(['BOUND', 'BINDER EXPIRED', 'ISSUED', 'IN FORCE', 'CANCEL REQUESTED', 'CANCEL PENDING'] as const),
  ...(['EXPIRED', 'RENEWED', 'RESCIND'] as const),
]

/** What the last transaction that ends cover makes of a policy; one of its first day may have been asked for as any other. */
const endedBy = ({ kind, manner }: PolicyTransaction): readonly CoverStatus[] => {
  if (kind === 'RESCISSION') return ['RESCIND']
  if (manner === 'VOID') return ['VOID']
  if (manner === 'FLAT') return ['FLAT CANCELLED', 'CANCELLED', 'IN REINSTATEMENT PERIOD']
  return ['CANCELLED', 'IN REINSTATEMENT PERIOD']
}

/** The statuses that a policy with these transactions may have: what ended it, and whether anything did, is read off them. */
export const statusesOfStack = (stack: readonly PolicyTransaction[]): readonly CoverStatus[] => {
  const end = standing(stack).findLast(({ endsOn }) => endsOn !== undefined)
  return end === undefined || end.endsOn === null ? unended : endedBy(end)
}
