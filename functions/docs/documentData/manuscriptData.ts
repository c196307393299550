import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { ManuscriptData } from '../templates/manuscriptData.ts'
import { commonData } from './commonData.ts'
import { authorizedBy } from './issuer.ts'
import { effectSentences, manuscriptEndorsement } from './manuscriptEndorsement.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'

interface Endorsed {
  readonly policy: PolicyRecord
  readonly manuscript: ManuscriptRecord
  readonly named: Named
  readonly today: CalendarDate
}

/** What the document of an endorsement says that was written for one policy in force. */
export const manuscriptData = (region: RegionCode, { policy, manuscript, named, today }: Endorsed): ManuscriptData => ({
  ...commonData(region, policyCover(policy), named, manuscript.number, today),
  policyNumber: policy.policyNumber,
  endorsement: {
    ...manuscriptEndorsement(manuscript, policy),
    effective: manuscript.effectiveDate ?? policy.effectiveDate,
    text: effectSentences[manuscript.effect],
  },
  approvedOn: dateAt(manuscript.approved?.at ?? manuscript.lastUpdated, policy.timeZone),
  authorizedBy,
})
