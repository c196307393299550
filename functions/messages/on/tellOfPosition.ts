import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById } from '#functions/claims/public.ts'
import { complaintRights } from '#shared/domain/claims/complaintRights.ts'
import { partiesOfClaim } from '../mailFacts/partiesOfClaim.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Insured and agent are told of each position on cover that is more than a look at it, whatever they chose. */
export const tellOfPosition: Subscriber<'claim.positionTaken'> = async ({ detail, now, once }) => {
  const claim = await claimById(detail.claimId)
  const taken = claim?.positions.find(({ at }) => at === detail.at)
  if (claim === undefined || taken === undefined) return
  const { position } = taken
  if (position === 'UNDER_REVIEW') return
  const { policy, state, parties } = await partiesOfClaim(claim)
  const complaint = complaintRights(position, { region: config.region, state })
  const data = {
    insured: claim.companyName,
    claimNumber: claim.claimNumber ?? claim.id,
    ...(policy && { policyNumber: policy.policyNumber }),
    position,
    ...(complaint && { complaint }),
  }
  const mails = parties.map(({ to, firstName, link, of }) =>
    mailOf({ template: 'coveragePosition', to, firstName, ...of, data: { ...data, link } }),
  )
  await askForMails(mails, now, once)
}
