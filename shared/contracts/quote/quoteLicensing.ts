import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Reason } from '#shared/domain/coverage/reason.ts'

/** That the provider lets a quote be sold all the same: by whom, why, and the rules that it was given for. */
export const LicenseOverride = z.object({ by: z.string(), at: Instant, reason: z.string(), rules: z.array(z.string()) })
export type LicenseOverride = z.infer<typeof LicenseOverride>

/** Whether a quote's agency and agent may sell it, and what keeps them from it. */
export const QuoteLicensing = z.object({
  standing: z
    .enum(['LICENSED', 'NOT_LICENSED', 'NOT_VERIFIED'])
    .describe('NOT_LICENSED is not bound and not issued; NOT_VERIFIED is, since nothing is on record.'),
  reasons: z.array(
    Reason.extend({
      blocks: z.boolean().describe('It keeps the quote from being bound and issued; one that was overridden does not.'),
    }),
  ),
  override: LicenseOverride.optional().describe('For the provider’s staff.'),
})
export type QuoteLicensing = z.infer<typeof QuoteLicensing>
