import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { accountById } from '#functions/account/public.ts'
import { claimById } from '#functions/claims/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { complaintRights } from '#shared/domain/claims/complaintRights.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Insured and agent are told of each position on cover that is more than a look at it, whatever they chose. */
export const tellOfPosition: Subscriber<'claim.positionTaken'> = async ({ detail, now, once }) => {
  const claim = await claimById(detail.claimId)
  const taken = claim?.positions.find(({ at }) => at === detail.at)
  const account = claim && (await accountById(claim.accountId))
  if (claim === undefined || taken === undefined || account === undefined) return
  const { position } = taken
  if (position === 'UNDER_REVIEW') return
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  const { state } = policy?.firmographicData ?? account
  const complaint = complaintRights(position, { region: config.region, state })
  const data = {
    insured: claim.companyName,
    claimNumber: claim.claimNumber ?? claim.id,
    ...(policy && { policyNumber: policy.policyNumber }),
    position,
    ...(complaint && { complaint }),
  }
  const to = (email: string | undefined, firstName: string | undefined, side: 'agency' | 'customer') =>
    email === undefined
      ? []
      : [
          mailOf({
            template: 'coveragePosition',
            to: email,
            firstName,
            ...(side === 'customer' && { clientOf: claim.agencyId }),
            data: { ...data, link: `${config.publicUrl}/${side}/claims/${claim.id}` },
          }),
        ]
  await askForMails(
    [
      ...to(policy?.customerEmail ?? claim.reporter?.email, policy?.customerFirstName, 'customer'),
      ...to(policy?.agentEmail ?? account.agentEmail, policy?.agentFirstName ?? account.agentFirstName, 'agency'),
    ],
    now,
    once,
  )
}
