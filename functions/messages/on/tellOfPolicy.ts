import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { lastInvoice } from '#functions/docs/public.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { payingLink, policyById } from '#functions/policy/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agentOf, agentPolicyLink, insuredPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { mailOf } from '../mailFacts/request.ts'

/** The agent and the insured are told that the policy is issued; the insured gets the link by which it is paid, where the agency is not billed. */
export const tellOfPolicy: Subscriber<'policy.issued'> = async ({ detail, now, once }) => {
  const [policy, payment] = await Promise.all([policyById(detail.policyId), paymentOf(detail.policyId)])
  if (policy === undefined || payment === undefined)
    throw new Error(`The policy ${detail.policyId} was issued without a record or an invoice.`)
  const { customerEmail, customerFirstName, agentEmail, agentFirstName } = policy
  const period = { effectiveDate: policy.effectiveDate, expiryDate: policy.expirationDate, total: payment.total }
  const toAgent =
    agentEmail === undefined || !(await wantsMail(agentEmail, 'policyIssued'))
      ? []
      : [
          mailOf({
            template: 'policyIssuedAgent',
            to: agentEmail,
            firstName: agentFirstName,
            data: {
              ...policyFacts(policy),
              ...period,
              product: productNameOf(policy.productType),
              link: agentPolicyLink(policy),
            },
          }),
        ]
  // Whoever's agency is billed pays the agency, and is asked for nothing here.
  const workflow =
    customerEmail === undefined || policy.agencyBilled ? undefined : payingLink(policy, { email: customerEmail }, now)
  const attachments = customerEmail === undefined ? [] : await lastInvoice(policy)
  const toInsured =
    customerEmail === undefined
      ? []
      : [
          mailOf({
            template: 'policyIssuedInsured',
            to: customerEmail,
            firstName: customerFirstName,
            clientOf: policy.agencyId,
            data: {
              ...policyFacts(policy),
              ...period,
              amountDue: payment.dueAmount,
              dueDate: payment.dueDate,
              agent: agentOf(policy),
              claimsPhone: formatPhone(regionOf(config.region), regionOf(config.region).support.claimsPhone),
              documentsLink: insuredPolicyLink(policy),
              ...(workflow && { paymentLink: workflow.url }),
              ...(attachments.length > 0 && { hasInvoice: true as const }),
            },
            ...(attachments.length > 0 && { attachments }),
          }),
        ]
  const mails = [...toAgent, ...toInsured].map((mail) => mailWrite({ ...mail, now }))
  await commit([...mails.map(({ write }) => write), ...(workflow === undefined ? [] : [workflow.write])], {
    events: mails.map(({ event }) => event),
    once,
  })
}
