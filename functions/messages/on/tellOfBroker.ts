import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { policyById } from '#functions/policy/public.ts'
import { agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/**
 * Insured, present and new broker are told of a letter that has come, of a newer one that keeps the broker, and of the
 * change once it was made. A link opens the policy for whom it is theirs.
 */
export const tellOfBroker: Subscriber<'policy.brokerNoticed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to tell of its broker.`)
  const { brokerChange: change, customerEmail, customerFirstName } = policy
  if (change === undefined || !detail.noticeId.startsWith(change.status)) return
  const { from, to, signedOn, objectUntil, effectiveDate, status: standing } = change
  const facts = {
    ...policyFacts(policy),
    standing,
    present: from.agencyName,
    named: to.agencyName,
    signedOn,
    objectUntil,
    effective: effectiveDate,
  }
  const mailTo = (
    reader: 'insured' | 'named' | 'present',
    email: string | undefined,
    firstName: string | undefined,
    link?: string,
  ) =>
    email === undefined
      ? []
      : [
          mailOf({
            template: 'brokerOfRecord',
            to: email,
            firstName,
            data: { ...facts, reader, ...(link !== undefined && { link }) },
          }),
        ]
  const isMade = standing === 'CHANGED'
  await askForMails(
    [
      ...mailTo('insured', customerEmail, customerFirstName, insuredPolicyLink(policy)),
      ...mailTo('present', from.agentEmail, from.agentFirstName, isMade ? undefined : agentPolicyLink(policy)),
      ...mailTo('named', to.agentEmail, to.agentFirstName, isMade ? agentPolicyLink(policy) : undefined),
    ],
    now,
    once,
  )
}
