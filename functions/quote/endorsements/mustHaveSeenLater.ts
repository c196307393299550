import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { WorkedOut } from './endorsed.ts'

/** Refuses a change out of sequence whose maker has not confirmed that later ones are applied again after it. */
export const mustHaveSeenLater = ({ later }: WorkedOut, confirmed: boolean | undefined): void => {
  if (later.length === 0 || confirmed === true) return
  const changes = later.map(({ transaction }) => `revision ${transaction.revision} as of ${transaction.effectiveDate}`)
  fail('policy.laterChanges', { data: { changes: inRegion(changes.join(', ')) } })
}
