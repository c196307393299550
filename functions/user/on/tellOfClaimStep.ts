import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { accountById } from '#functions/account/public.ts'
import { claimById } from '#functions/claims/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { memberOf } from '../notifications/members.ts'
import { notify } from '../notifications/notify.ts'

const words = { CLOSED: 'closed', REOPENED: 'open again', SETTLED: 'settled' } as const

/** The insured and the agent are told that a claim is settled, closed or open again; of one that has moved on since nobody is. */
export const tellOfClaimStep: Subscriber<'claim.stepTaken'> = async (happening) => {
  const { claimId, status } = happening.detail
  const claim = await claimById(claimId)
  if (claim === undefined || claim.status !== status) return
  const account = await accountById(claim.accountId)
  const policy = claim.policyId === undefined ? undefined : await policyById(claim.policyId)
  const number = claim.claimNumber ?? claim.id
  const insured = await memberOf({
    organizationId: claim.accountId,
    email: policy?.customerEmail ?? claim.reporter?.email,
  })
  const agents = await memberOf({
    organizationId: policy?.agencyId ?? account?.agencyId,
    email: policy?.agentEmail ?? account?.agentEmail,
  })
  await notify(
    'claimMoved',
    [
      ...insured.map((user) => ({
        user,
        text: `Your claim ${number} is ${words[status]}.`,
        link: `${personas.CUSTOMER.basePath}/claims/${claim.id}`,
      })),
      ...agents.map((user) => ({
        user,
        text: `Claim ${number} of ${claim.companyName} is ${words[status]}.`,
        link: `${personas.AGENCY.basePath}/claims/${claim.id}`,
      })),
    ],
    happening,
  )
}
