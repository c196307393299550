import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { Endorsement } from '../templates/documentData.ts'
import type { PolicyData } from '../templates/policyData.ts'
import { commonData } from './commonData.ts'
import { type Book, endorsementsOf, formsOf, type Texts } from './forms.ts'
import { authorizedBy, claimsDesk } from './issuer.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'
import { addressLines } from './regionalWords.ts'

interface Printed {
  readonly book: Book
  readonly texts: Texts
  /** What was written for it alone. */
  readonly manuscripts: readonly Endorsement[]
  /** The number of the policy that it renews. */
  readonly renewalOf?: string | undefined
}

/** What the policy says. */
export const policyData = (
  region: RegionCode,
  policy: PolicyRecord,
  named: Named,
  today: CalendarDate,
  { book, texts, manuscripts, renewalOf }: Printed,
): PolicyData => {
  const cover = policyCover(policy)
  return {
    ...commonData(region, cover, named, policy.policyNumber, today),
    policyNumber: policy.policyNumber,
    ...(renewalOf !== undefined && { renewalOf }),
    // Its document may be made anew; that does not issue it again.
    issuedOn: policy.issuedAt === undefined ? today : dateAt(policy.issuedAt, policy.timeZone),
    forms: formsOf(region, cover, book, texts),
    endorsements: [...endorsementsOf(region, cover, book, texts), ...manuscripts],
    additionalInsureds: policy.additionalInsureds.map((insured) => ({
      name: insured.businessName,
      addressLines: addressLines(region, insured),
    })),
    claims: claimsDesk(region),
    authorizedBy,
  }
}
