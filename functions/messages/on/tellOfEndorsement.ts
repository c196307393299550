import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { dueOnPolicy } from '#functions/billing/public.ts'
import { paymentOf, refundDueOf } from '#functions/ledger/public.ts'
import { payingLink, policyById } from '#functions/policy/public.ts'
import { agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'
import type { MailDataOf } from '../templates/renderMail.ts'

/** Where a mail leads: to the policy, and where something is to be paid there. */
type Leading = Pick<MailDataOf<'policyEndorsed'>, 'link' | 'paymentLink'>

/** Insured and agent are told of each change of their policy, whatever they chose: it is another contract. */
export const tellOfEndorsement: Subscriber<'policy.endorsed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  const transaction = policy?.transactions.find(({ revision }) => revision === detail.revision)
  if (policy === undefined || transaction === undefined)
    throw new Error(`There is no revision ${detail.revision} of ${detail.policyId} to tell of.`)
  const [payment, paidBack, asked] = await Promise.all([
    paymentOf(policy.id),
    refundDueOf(policy.id),
    dueOnPolicy(policy.id, now, policy),
  ])
  // What a billed agency owes is on its bill, and the insured's business with the agency; a financer's part is theirs.
  const due = asked === undefined || asked.agencyBilled ? 0 : asked.amount
  const change = transaction.money.total
  const data = {
    ...policyFacts(policy),
    effective: transaction.effectiveDate,
    isReverted: transaction.kind === 'REVERSAL',
    ...(transaction.kind === 'EXTENDED_REPORTING' && { reportingUntil: policy.reportingUntil }),
    change,
    ...(change < 0 && paidBack > 0 && { paidBack }),
    ...(change > 0 && due > 0 && asked !== undefined && { due, dueBy: asked.dueDate }),
    ...(change > 0 &&
      asked?.byPlan && { byPlan: payment?.isBilledAtOnce ? ('AT_ONCE' as const) : ('SPREAD' as const) }),
  }
  const { customerEmail: email } = policy
  const page = data.due === undefined || email === undefined ? undefined : payingLink(policy, { email }, now)
  const to = (email: string | undefined, firstName: string | undefined, more: Leading, clientOf?: string) =>
    email === undefined
      ? []
      : [mailOf({ template: 'policyEndorsed', to: email, firstName, clientOf, data: { ...data, ...more } })]
  await askForMails(
    [
      ...to(
        email,
        policy.customerFirstName,
        { link: insuredPolicyLink(policy), ...(page && { paymentLink: page.url }) },
        policy.agencyId,
      ),
      ...to(policy.agentEmail, policy.agentFirstName, { link: agentPolicyLink(policy) }),
    ],
    now,
    once,
    page === undefined ? [] : [page],
  )
}
