import { useMemo } from 'react'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { Problem } from '#web/api/problem.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import type { EndorsedBody } from '../../forms/endorseForm.ts'

/** How long typing rests before a change is worked out (ms). */
const rest = 350

/** What a change that is typed does: nothing that is shown is of other terms than those that are typed. */
export type Worked = {
  /** That what is typed is being worked out. */
  readonly isPending: boolean
  readonly preview: ChangePreview | undefined
  readonly problem: Problem | undefined
}

/** Works out what is typed once typing rests; what was asked for before is given up. */
export const useEndorsePreview = (policyId: Policy['id'], body: EndorsedBody | undefined): Worked => {
  const typed = body === undefined ? '' : JSON.stringify(body)
  const rested = useRested(typed, rest)
  const input = useMemo(
    () => (rested === '' ? null : { params: { policyId }, body: JSON.parse(rested) as EndorsedBody }), // as it was typed
    [policyId, rested],
  )
  const { data, error, isFetching } = useOperation(previewEndorsement, input)
  const isPending = typed !== '' && (typed !== rested || isFetching)
  const isShown = typed !== '' && !isPending
  return {
    isPending,
    preview: isShown ? data : undefined,
    problem: isShown ? (error ?? undefined) : undefined,
  }
}
