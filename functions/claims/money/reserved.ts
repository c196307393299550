import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { claimGuard } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import type { StoredClaim } from '../store/claims.ts'
import { answeringCover, mostEntries, mustHaveAuthority } from './checks.ts'
import { moneyText } from './moneyText.ts'

interface Reserving {
  readonly reserve: Pick<ClaimRecord['reserves'][number], 'amount' | 'coverageId' | 'kind' | 'reason'>
  readonly actor: Actor
  readonly now: Instant
}

/** Sets a reserve. A letter of authority is for all that a claim is expected to cost, not for one of its reserves. */
export const reserved = async (claim: StoredClaim, { reserve, actor, now }: Reserving): Promise<ClaimRecord> => {
  const status = claimGuard.after(claim.status, 'reserve', { actor })
  const { kind, coverageId, amount } = reserve
  await answeringCover(claim, coverageId)
  if (claim.reserves.length >= mostEntries) return fail('claim.tooMany')
  const before = reserveFigures(claim).find((each) => each.kind === kind && each.coverageId === coverageId)
  const least = (before?.paid ?? 0) + (before?.held ?? 0)
  if (amount < least) return fail('claim.reserveTooSmall', { data: { least: moneyText(least, claim.currency) } })
  const reserves = [...claim.reserves, { ...reserve, by: actor.userId, name: actor.name, at: now }]
  const incurred = reserveFigures({ ...claim, reserves }).reduce(
    (sum, each) => (each.kind === 'RECOVERY' ? sum : sum + each.incurred),
    0,
  )
  if (kind !== 'RECOVERY' && amount > (before?.incurred ?? 0))
    mustHaveAuthority(actor, 'reserve', { amount: incurred, currency: claim.currency })
  return saveClaim(claim, { ...claim, status, reserves }, { by: actor.name, now })
}
