import { implement } from '#functions/_platform/http/implement.ts'
import { setClaimReserve as contract } from '#shared/contracts/claims/money.ts'
import { reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { answeringCover, mostEntries, mustHaveAuthority } from './checks.ts'
import { moneyText } from './moneyText.ts'

/** A letter of authority is for all that a claim is expected to cost, not for one of its reserves. */
export const setClaimReserve = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  const status = claimGuard.after(claim.status, 'reserve', { actor })
  const { kind, coverageId, amount } = body
  await answeringCover(claim, coverageId)
  if (claim.reserves.length >= mostEntries) return fail('claim.tooMany')
  const before = reserveFigures(claim).find((each) => each.kind === kind && each.coverageId === coverageId)
  const least = (before?.paid ?? 0) + (before?.held ?? 0)
  if (amount < least) return fail('claim.reserveTooSmall', { data: { least: moneyText(least, claim.currency) } })
  const reserves = [...claim.reserves, { ...body, by: actor.userId, name: actor.name, at: now }]
  const incurred = reserveFigures({ ...claim, reserves }).reduce(
    (sum, each) => (each.kind === 'RECOVERY' ? sum : sum + each.incurred),
    0,
  )
  if (kind !== 'RECOVERY' && amount > (before?.incurred ?? 0))
    mustHaveAuthority(actor, 'reserve', { amount: incurred, currency: claim.currency })
  return toFile(await saveClaim(claim, { ...claim, status, reserves }, { by: actor.name, now }), actor)
})
