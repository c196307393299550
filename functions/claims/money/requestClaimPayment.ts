import { implement } from '#functions/_platform/http/implement.ts'
import { requestClaimPayment as contract } from '#shared/contracts/claims/money.ts'
import { outageMinutes } from '#shared/domain/claims/waitingHours.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { vendors } from '../store/vendors.ts'
import { askedPayment } from './askedPayment.ts'
import { mustBeOver } from './mustHaveCome.ts'

export const requestClaimPayment = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'pay', { actor })
  const { isRansom, threatActor, outage, vendorId } = body
  if (isRansom && (threatActor === undefined || threatActor.trim() === '')) return fail('claim.ransomUnclear')
  const runsOn =
    outage !== undefined && (!isDay(outage.from) || !isDay(outage.until) || outageMinutes(outage, claim.timeZone) <= 0)
  if (runsOn) return fail('claim.outageUnclear')
  if (outage !== undefined) mustBeOver(claim, outage, now)
  if (vendorId !== undefined) await vendors.require(vendorId)
  const { after, asks, writes } = await askedPayment(claim, body, { actor, now })
  return toFile(await saveClaim(claim, after, { by: actor.name, now, writes, events: [asks] }), actor)
})

/** Whether a time is of a day that there is. */
const isDay = (time: string): boolean => new Date(`${time}:00Z`).toISOString().startsWith(time)
