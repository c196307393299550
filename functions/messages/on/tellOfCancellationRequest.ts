import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { usersOfRole } from '#functions/directory/public.ts'
import { policyById } from '#functions/policy/public.ts'
import { wantsMail } from '#functions/user/public.ts'
import { agentPolicyLink, policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** More than this many underwriters read the list of policies, not their mail. */
const mostUnderwriters = 20

/** The underwriters are told that a cancellation waits for one of them, the agent that it was asked for. */
export const tellOfCancellationRequest: Subscriber<'policy.cancellationRequested'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  if (policy?.cancellation === undefined || policy.status !== 'CANCEL REQUESTED') return
  const { effectiveDate, reason, letterId } = policy.cancellation
  const data = { ...policyFacts(policy), effective: effectiveDate, reason, hasLetter: letterId !== undefined }
  const to = (email: string | undefined, firstName: string | undefined, link: string) =>
    email === undefined
      ? []
      : [mailOf({ template: 'cancellationRequested', to: email, firstName, data: { ...data, link } })]
  const underwriters = (await usersOfRole('Underwriter')).slice(0, mostUnderwriters)
  const mails = underwriters.flatMap(({ email, firstName }) =>
    to(email, firstName, `${config.publicUrl}/admin/policies/${policy.id}`),
  )
  const wanted = await Promise.all(mails.map((mail) => wantsMail(mail.to, 'quoteReferred')))
  await askForMails(
    [
      ...to(policy.agentEmail, policy.agentFirstName, agentPolicyLink(policy)),
      ...mails.filter((_, index) => wanted[index]),
    ],
    now,
    once,
  )
}
