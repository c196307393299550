import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isPending, reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import type { ClaimAction } from '#shared/records/claim/claimLife.ts'
import { toldStatuses } from '#shared/records/claim/claimStatus.ts'
import { claimGuard, requireForDesk } from './desk.ts'
import { saveClaim } from './saveClaim.ts'
import { toFile } from './toFile.ts'

interface Ending {
  readonly actor: Actor
  readonly now: Instant
  readonly reason: string
}

/** What is still outstanding is released: each reserve becomes what was paid of it. */
const released = (claim: ClaimRecord, { actor, now, reason }: Ending): ClaimRecord['reserves'] => [
  ...claim.reserves,
  ...reserveFigures(claim)
    .filter(({ outstanding }) => outstanding > 0)
    .map(({ kind, coverageId, paid }) => ({
      kind,
      coverageId,
      amount: paid,
      reason,
      by: actor.userId,
      name: actor.name,
      at: now,
    })),
]

/** Settles, closes or reopens a claim, with the reason. */
export const endingOf =
  (action: Extract<ClaimAction, 'close' | 'reopen' | 'settle'>) =>
  async (claimId: string, ending: Ending): Promise<ClaimFile> => {
    const { actor, now, reason } = ending
    const claim = await requireForDesk(claimId, actor)
    const status = claimGuard.after(claim.status, action, { actor })
    if (action === 'close' && isPending(claim)) return fail('claim.paymentPending')
    const after: ClaimRecord = {
      ...claim,
      status,
      closedReason: reason,
      ...(action === 'close' && { reserves: released(claim, ending) }),
    }
    const events = toldStatuses.flatMap((told) =>
      told === status ? [{ name: 'claim.stepTaken', detail: { claimId: claim.id, status: told } } as const] : [],
    )
    return toFile(await saveClaim(claim, after, { by: actor.name, now, events }), actor)
  }
