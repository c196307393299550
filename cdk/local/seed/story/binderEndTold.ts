import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import { ownDeed, type Telling, underwritersDeed } from './companyTold.ts'
import { policyStepTold } from './policyTold.ts'
import { quoteStepTold } from './quoteTold.ts'

/** Tells of the end of a binder that no policy was issued for: its quote and its policy end together. */
export const binderEndTold = (
  telling: Telling,
  { quote, policy }: { readonly quote: QuoteRecord; readonly policy: PolicyRecord },
  action: 'expireBinder' | 'rescind',
): void => {
  const { calendar, chronicle, staff } = telling
  const boundOn = dateAt(policy.boundAt, policy.timeZone)
  const at =
    action === 'rescind'
      ? calendar.on(addDays(boundOn, 4))
      : calendar.on(addDays(binderExpiresOn(policy.boundAt, policy.timeZone), 1))
  const deed = action === 'rescind' ? underwritersDeed(telling, 'rescindBinder', at) : ownDeed('expireBinders', at)
  const statusNote = {
    reasonSummary: 'Rescinded',
    reason: 'The insured asked for it before the policy was issued.',
    by: staff.underwriter.name,
    at,
  }
  quoteStepTold(chronicle, quote, action, deed, action === 'rescind' ? { statusNote } : {})
  policyStepTold(chronicle, policy, action, deed)
}
