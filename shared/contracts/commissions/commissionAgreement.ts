import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { CommissionAgreementTerms, commissionManners } from '#shared/domain/quoting/commissionAgreement.ts'
import { products } from '#shared/regions/products.ts'

/** Terms as they once were set: which version, by whom, when and why. */
const AgreementVersion = z.object({
  revision: z.int(),
  terms: CommissionAgreementTerms,
  by: z.string(),
  at: Instant,
  note: z.string(),
})

/** An agreement as it is kept; `versions` has every one there was, the one in force last. */
export const CommissionAgreementRecord = CommissionAgreementTerms.extend({
  id: CommissionAgreementId,
  revision: z.int(),
  versions: z.array(AgreementVersion),
  created: Instant,
  lastUpdated: Instant,
})
export type CommissionAgreementRecord = z.infer<typeof CommissionAgreementRecord>

/** An agency’s agreement as somebody sees it who is told of all its terms: staff. */
export const CommissionAgreement = CommissionAgreementRecord.extend({
  agencyId: AgencyId,
  agencyName: z.string(),
  shares: z.array(CommissionAgreementTerms.shape.shares.element.extend({ agencyName: z.string() })),
})
export type CommissionAgreement = z.infer<typeof CommissionAgreement>

/**
 * An agreement as an agency sees it that has to do with it: what is its own of the premium, in percent, and no other’s share.
 * Of its own agreement it sees the whole commission too.
 */
export const CommissionAgreementView = z.object({
  id: CommissionAgreementId,
  agencyId: AgencyId.describe('Whose commission it is.'),
  agencyName: z.string(),
  product: z.enum(products).nullable(),
  effectiveFrom: CalendarDate,
  effectiveUntil: CalendarDate.nullable(),
  manner: z.enum(commissionManners),
  newPercent: z.number().optional().describe('The whole commission on new business; told to whose it is.'),
  renewalPercent: z.number().optional().describe('The whole commission on renewals; told to whose it is.'),
  ownNewPercent: z.number().describe('What of the premium of new business is the asking agency’s own.'),
  ownRenewalPercent: z.number().describe('What of the premium of renewals is the asking agency’s own.'),
})
export type CommissionAgreementView = z.infer<typeof CommissionAgreementView>
