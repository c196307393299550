import { openWorkflow } from '#functions/directory/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { paymentPage } from './paymentPage.ts'

/** A person who is asked to pay. */
interface Payer {
  readonly email: string
  readonly firstName?: string | undefined
}

/**
 * The page on which somebody pays, behind a one-time code of their own, as few of the insured have a sign-in. Each mail that
 * asks for money has one: that of before may have expired. Its write is committed with the mail.
 */
export const payingLink = (
  policy: Pick<PolicyRecord, 'customerEmail' | 'customerFirstName' | 'customerLastName' | 'customerPhone' | 'id'>,
  { email, firstName }: Payer,
  now: Instant,
) => {
  const { customerEmail, customerFirstName, customerLastName, customerPhone, id } = policy
  const isHolder = email === customerEmail
  const names = isHolder ? [customerFirstName, customerLastName] : [firstName]
  return openWorkflow({
    ...{ flow: 'E_PAY', subjectId: id, email, redirectUrl: paymentPage(id), now },
    name: names.filter(Boolean).join(' '),
    ...(isHolder && { phone: customerPhone }),
  })
}
