import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { EndorsementId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { EndorsedTerms } from './endorsedTerms.ts'

/** Where an endorsement that was asked for stands: an underwriter looks at it, it counts, or it does not. */
export const EndorsementStatus = z.enum(['REFERRED', 'ISSUED', 'DECLINED'])

/** An endorsement that an underwriter has to look at, why, and what has come of it. `total` is what it was to cost. */
export const EndorsementRequest = z.object({
  id: EndorsementId,
  status: EndorsementStatus,
  effectiveDate: CalendarDate,
  terms: EndorsedTerms,
  note: z.string().optional().describe('Why it is asked for, in the words of whoever asked.'),
  total: MinorUnits,
  reasons: z.array(ReferralReason),
  requestedBy: z.string(),
  requestedAt: Instant,
  decidedBy: z.string().optional(),
  decidedAt: Instant.optional(),
  decision: z.string().optional().describe('Why it was issued or declined, in the underwriter’s words.'),
  revision: z.int().optional().describe('The revision that it became.'),
})
export type EndorsementRequest = z.infer<typeof EndorsementRequest>
