import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { dueOnPolicy } from '#functions/billing/public.ts'
import { financerOf, owedToInsured, refundDueOf, returnBasisBy } from '#functions/ledger/public.ts'
import {
  erpOpenUntil,
  financersOf,
  type PolicyRecord,
  payingLink,
  policyById,
  standingOf,
} from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { hasNeverCovered } from '#shared/domain/policy/policyStatusGroups.ts'
import { daysOfCover, returnSentence } from '#shared/domain/policy/returnBasis.ts'
import { agentPolicyLink, financerPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'
import type { MailData } from '../templates/mailData.ts'
import type { MailDataOf } from '../templates/renderMail.ts'

/** Where a mail leads: to the policy, and where it asks to pay; to whom, where that is the agency, or that it is on its bill. */
type Leading = Pick<MailDataOf<'policyCancellation'>, 'isOnBill' | 'link' | 'paymentLink' | 'payTo'>

/**
 * Until when reporting of the policy can be extended that this one renewed, where it has ended like any other now, as nothing
 * renewed it (decision: renewal-undone).
 */
const formerOf = async ({ renewsPolicyId }: PolicyRecord, now: Instant) => {
  const former = renewsPolicyId === undefined ? undefined : await policyById(renewsPolicyId)
  const open =
    former?.status === 'EXPIRED' && former.renewedByPolicyId === undefined ? erpOpenUntil(former, now) : undefined
  return former && open && { policyNumber: former.policyNumber, ...open }
}

type Told = Omit<MailDataOf<'financedCancellation'>, keyof MailData | 'link'>

/** To whoever finances the premium, who has to know when cover ends as much as the insured has. */
const mailsToFinancer = async (policy: PolicyRecord, told: Told) =>
  (await financersOf(policy, told.financer)).map(({ email: to, firstName }) =>
    mailOf({
      template: 'financedCancellation',
      to,
      firstName,
      data: { ...told, link: financerPolicyLink(policy) },
    }),
  )

/**
 * Insured, agent and whoever finances the premium are told of each step of a cancellation, whatever they chose: it ends their
 * cover, or what their loan stands on.
 */
export const tellOfCancellation: Subscriber<'policy.cancellationNoticed'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy === undefined) throw new Error(`There is no policy ${detail.policyId} to tell a cancellation of.`)
  const { cancellation, customerEmail, customerFirstName, agentEmail, agentFirstName, timeZone } = policy
  const [paidBack, ofInsured, financer] = await Promise.all([
    refundDueOf(policy.id),
    owedToInsured(policy.id),
    financerOf(policy.id),
  ])
  const standing = standingOf(policy)
  const steps = {
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
          daysOfCover(policy, cancellation.effectiveDate),
        ),
      }),
    }),
  }
  const owed = cancellation === undefined ? 0 : paidBack - ofInsured
  const former = hasNeverCovered(policy) ? await formerOf(policy, now) : undefined
  const data = {
    ...steps,
    ...(former && { former }),
    ...(cancellation?.returned !== undefined && { returned: cancellation.returned }),
    ...(cancellation !== undefined && paidBack > 0 && { paidBack }),
    ...(financer && owed > 0 && { toFinancer: { name: financer.name, amount: owed } }),
  }
  // What keeps the cover, or brings it back, is what is due, and so is what is owed of cover that is back; what a billed agency owes
  // is on its own bill, and the insured pays the agency.
  const isBack = standing.standing === 'reinstated' || standing.standing === 'withdrawn'
  const due = standing.payBy === undefined && !isBack ? undefined : await dueOnPolicy(policy.id, now, policy)
  const toPay = due === undefined || due.agencyBilled ? undefined : due.amount
  const owing = {
    toPay,
    ...(isBack && due !== undefined && { isOwed: true, ...(!due.agencyBilled && { payBy: due.payableBy }) }),
  }
  const page =
    toPay === undefined || customerEmail === undefined ? undefined : payingLink(policy, { email: customerEmail }, now)
  const to = (email: string | undefined, firstName: string | undefined, more: Leading, clientOf?: string) =>
    email === undefined
      ? []
      : [
          mailOf({
            template: 'policyCancellation',
            to: email,
            firstName,
            clientOf,
            data: { ...data, ...owing, ...more },
          }),
        ]
  await askForMails(
    [
      ...to(
        customerEmail,
        customerFirstName,
        {
          link: insuredPolicyLink(policy),
          ...(page && { paymentLink: page.url }),
          ...(due?.agencyBilled && { payTo: policy.agencyName }),
        },
        policy.agencyId,
      ),
      ...to(agentEmail, agentFirstName, {
        link: agentPolicyLink(policy),
        ...(due?.agencyBilled && { isOnBill: true }),
      }),
      ...(financer === undefined
        ? []
        : await mailsToFinancer(policy, { ...steps, financer: financer.name, paid: financer.paid, owed })),
    ],
    now,
    once,
    page === undefined ? [] : [page],
  )
}
