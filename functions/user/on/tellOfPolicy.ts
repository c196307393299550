import type { Happening } from '#functions/_platform/events/worker.ts'
import { type PolicyRecord, paymentPage, policyById } from '#functions/policy/public.ts'
import type { NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { memberOf } from '../notifications/members.ts'
import { notify, type Telling } from '../notifications/notify.ts'

const toAgent = async (policy: PolicyRecord, text: string): Promise<Telling[]> => {
  const agents = await memberOf({ organizationId: policy.agencyId, email: policy.agentEmail })
  return agents.map((user) => ({ user, text, link: `${personas.AGENCY.basePath}/policies/${policy.id}` }))
}

const toInsured = async (policy: PolicyRecord, text: string, link: string): Promise<Telling[]> => {
  const insured = await memberOf({ organizationId: policy.accountId, email: policy.customerEmail })
  return insured.map((user) => ({ user, text, link }))
}

const tell = async (
  kind: NotificationKind,
  happening: Happening<'payment.failed' | 'policy.issued'>,
  tellings: (policy: PolicyRecord) => readonly Promise<readonly Telling[]>[],
): Promise<void> => {
  const policy = await policyById(happening.detail.policyId)
  if (policy === undefined) return
  await notify(kind, (await Promise.all(tellings(policy))).flat(), happening)
}

/** The agent and the insured are told that the policy is issued. */
export const tellOfIssuedPolicy = (happening: Happening<'policy.issued'>) =>
  tell('policyIssued', happening, (policy) => [
    toAgent(policy, `Policy ${policy.policyNumber} of ${policy.companyName} is issued.`),
    toInsured(
      policy,
      `Your policy ${policy.policyNumber} is issued.`,
      `${personas.CUSTOMER.basePath}/policies/${policy.id}`,
    ),
  ])

/** The agent and the insured are told that a payment did not go through; the insured's way leads to paying again. */
export const tellOfFailedPayment = (happening: Happening<'payment.failed'>) =>
  tell('paymentFailed', happening, (policy) => [
    toAgent(policy, `A payment of policy ${policy.policyNumber} of ${policy.companyName} has failed.`),
    toInsured(
      policy,
      `A payment of your policy ${policy.policyNumber} has failed. Please try again.`,
      paymentPage(policy.id),
    ),
  ])
