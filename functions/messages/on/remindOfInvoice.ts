import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import type { MailFile } from '#functions/_platform/mail/outbox.ts'
import { agencyInvoicesPage, type DueOnPolicy, dueOnPolicy, type Reader } from '#functions/billing/public.ts'
import { lastInvoice } from '#functions/docs/public.ts'
import {
  isFrozenCancellation,
  type PolicyRecord,
  payingLink,
  policyById,
  standingOf,
} from '#functions/policy/public.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { policyFacts } from '../mailFacts/policyFacts.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

interface Reminding {
  readonly policy: PolicyRecord
  readonly due: DueOnPolicy
  readonly attachments: readonly MailFile[]
  /** Its cancellation does not take effect on its day. */
  readonly isFrozen: boolean
}

const mailTo = (
  { email: to, firstName }: Reader,
  { policy, due, attachments, isFrozen }: Reminding,
  link: string,
  now: Instant,
) => {
  const { amount, dueDate, agencyBilled, byPlan, lateFee, noticedOn } = due
  const facts = { ...policyFacts(policy), amount, dueDate }
  const today = dateAt(now, regionOf(config.region).timeZone)
  const overdue = dueDate < today
  const { endsOn, payBy } = standingOf(policy)
  return agencyBilled
    ? mailOf({ template: 'agencyBillReminder', to, firstName, data: { ...facts, overdue, link } })
    : mailOf({
        template: 'paymentReminder',
        to,
        firstName,
        clientOf: policy.agencyId,
        data: {
          ...facts,
          ...{ overdue, byPlan },
          ...(policy.reportingUntil !== undefined && { isReporting: true as const }),
          ...(noticedOn !== undefined && noticedOn > today && { noticedOn }),
          link,
          ...(lateFee > 0 && { lateFee }),
          ...(isFrozen && { isFrozen: true as const }),
          ...(!isFrozen &&
            endsOn !== undefined &&
            payBy !== undefined && { cancelled: { endsOn, payBy, hasEnded: endsOn <= today } }),
          ...(attachments.length > 0 && { hasInvoice: true as const }),
        },
        ...(attachments.length > 0 && { attachments }),
      })
}

/** Reminds of what is due on a policy as it stands now; what was paid meanwhile is not reminded of. */
export const remindOfInvoice: Subscriber<'invoice.reminded'> = async ({ detail, now, once }) => {
  const policy = await policyById(detail.policyId)
  const due = policy && (await dueOnPolicy(policy.id, now, policy))
  if (policy === undefined || due === undefined) return
  const attachments = due.agencyBilled ? [] : await lastInvoice(policy)
  const isFrozen = await isFrozenCancellation(policy, now)
  const asked = due.readers.map((reader) => {
    const page = due.agencyBilled ? undefined : payingLink(policy, reader, now)
    const named = reader.email === policy.customerEmail ? { firstName: policy.customerFirstName, ...reader } : reader
    return { page, mail: mailTo(named, { policy, due, attachments, isFrozen }, page?.url ?? agencyInvoicesPage(), now) }
  })
  await askForMails(
    asked.map(({ mail }) => mail),
    now,
    once,
    asked.flatMap(({ page }) => page ?? []),
  )
}
