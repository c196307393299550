import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById } from '#functions/claims/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { paidOf } from '#shared/domain/claims/claimFigures.ts'
import { complaintRights } from '#shared/domain/claims/complaintRights.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partiesOfClaim } from '../mailFacts/partiesOfClaim.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * Insured and agent are told that a claim is settled, closed or open again, and what that means for them, where they want to
 * hear of it; of one that has moved on since nobody is (decision: claim-steps-told).
 */
export const tellOfClaimStep: Subscriber<'claim.stepTaken'> = async ({ detail, now, once }) => {
  const claim = await claimById(detail.claimId)
  if (claim === undefined || claim.status !== detail.status) return
  const { policy, state, parties } = await partiesOfClaim(claim)
  const region = regionOf(config.region)
  const isDenied = claim.coveragePosition === 'DENIED'
  const complaint =
    detail.status === 'CLOSED' && isDenied ? complaintRights('DENIED', { region: config.region, state }) : undefined
  const wanted = await Promise.all(parties.map(({ to }) => wantsMail(to, 'claimMoved')))
  const mails = parties
    .filter((_, index) => wanted[index])
    .map(({ to, firstName, side, link, of }) =>
      mailOf({
        template: 'claimMoved',
        to,
        firstName,
        ...of,
        data: {
          insured: claim.companyName,
          claimNumber: claim.claimNumber ?? claim.id,
          ...(policy && { policyNumber: policy.policyNumber }),
          status: detail.status,
          paid: paidOf(claim),
          ...(isDenied && { isDenied }),
          ...(claim.adjuster && { adjuster: claim.adjuster.name }),
          claimsPhone: formatPhone(region, region.support.claimsPhone),
          ...(complaint && { complaint }),
          link,
          ...(side === 'agency' && { isAgent: true }),
        },
      }),
    )
  await askForMails(mails, now, once)
}
