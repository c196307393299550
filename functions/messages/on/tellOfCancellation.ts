import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { refundDueOf, returnBasisBy } from '#functions/ledger/public.ts'
import { policyById, standingOf } from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { returnSentence } from '#shared/domain/policy/returnBasis.ts'
import { agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Insured and agent are told of each step of a cancellation, whatever they chose: it ends their cover. */
export const tellOfCancellation: Subscriber<'policy.cancellationNoticed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to tell a cancellation of.`)
  const { cancellation, customerEmail, customerFirstName, agentEmail, agentFirstName, timeZone } = policy
  const paidBack = await refundDueOf(policy.id)
  const standing = standingOf(policy)
  const data = {
    ...policyFacts(policy),
    ...standing,
    ...(standing.endsOn !== undefined && { hasEnded: standing.endsOn <= dateAt(now, timeZone) }),
    ...(cancellation !== undefined && {
      reason: cancellation.reason,
      // What is rescinded has no manner of return: all of it goes back.
      ...(standing.standing !== 'rescinded' && {
        because: returnSentence(
          returnBasisBy(policy, cancellation),
          causeOfReason(cancellation.reason, { region: config.region }),
        ),
      }),
    }),
    ...(cancellation?.returned !== undefined && { returned: cancellation.returned }),
    ...(cancellation !== undefined && paidBack > 0 && { paidBack }),
  }
  const to = (email: string | undefined, firstName: string | undefined, link: string, clientOf?: string) =>
    email === undefined
      ? []
      : [mailOf({ template: 'policyCancellation', to: email, firstName, clientOf, data: { ...data, link } })]
  await askForMails(
    [
      ...to(customerEmail, customerFirstName, insuredPolicyLink(policy), policy.agencyId),
      ...to(agentEmail, agentFirstName, agentPolicyLink(policy)),
    ],
    now,
    once,
  )
}
