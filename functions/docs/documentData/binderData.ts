import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { BinderData } from '../templates/binderData.ts'
import type { Endorsement } from '../templates/documentData.ts'
import { commonData } from './commonData.ts'
import { type Book, endorsementsOf, formsOf } from './forms.ts'
import { authorizedBy } from './issuer.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'
import { subjectivityData } from './subjectivityData.ts'

/** What the binder of a policy says. */
export const binderData = (
  region: RegionCode,
  policy: PolicyRecord,
  named: Named,
  today: CalendarDate,
  { book, manuscripts }: { readonly book: Book; readonly manuscripts: readonly Endorsement[] },
): BinderData => {
  const boundOn = dateAt(policy.boundAt, policy.timeZone)
  const cover = policyCover(policy)
  return {
    ...commonData(region, cover, named, policy.binderNumber, today),
    binderNumber: policy.binderNumber,
    ...(policy.quoteNumber !== undefined && { quoteNumber: policy.quoteNumber }),
    boundOn,
    binderExpiry: binderExpiresOn(policy.boundAt, policy.timeZone),
    conditions: [
      'Cover follows the terms, conditions and exclusions of the forms named here.',
      'Material changes to the risk before the policy is issued must be told to the insurer.',
    ],
    subjectivities: subjectivityData(region, policy.subjectivities),
    forms: formsOf(region, cover, book),
    endorsements: [...endorsementsOf(region, cover, book), ...manuscripts],
    authorizedBy,
  }
}
