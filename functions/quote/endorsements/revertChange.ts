import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { StoredPolicy } from '#functions/policy/public.ts'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { overriding } from './overriding.ts'
import { workOutRevert } from './reverted.ts'
import { mustCostAsShown, saveChange } from './saveChange.ts'
import { toPreview } from './toPreview.ts'

interface Doing {
  readonly actor: Actor
  readonly now: Instant
}

/** What taking a change of terms back costs and does; nothing is kept. */
export const previewOfRevert = async (policy: StoredPolicy, revision: number, doing: Doing): Promise<ChangePreview> =>
  toPreview(policy, await workOutRevert(policy, revision, doing), doing)

/** Takes a change of terms back at what that costs, or as it was shown to. */
export const revertChange = async (
  policy: StoredPolicy,
  {
    revision,
    expectedTotal,
    note,
  }: {
    readonly revision: number
    readonly expectedTotal?: MinorUnits | undefined
    readonly note?: string | undefined
  },
  { actor, now }: Doing,
): Promise<void> => {
  const worked = await workOutRevert(policy, revision, { actor, now })
  mustCostAsShown(worked, expectedTotal)
  const writes = overriding(worked, { actor, now, note })
  await saveChange(policy, worked, { by: actor.userId, now, writes })
}
