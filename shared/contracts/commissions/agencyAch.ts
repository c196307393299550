import { z } from 'zod'

/** A bank account as the platform knows it: never more of its number than the last four digits. */
export const AgencyAch = z.object({ bankName: z.string(), accountLast4: z.string(), accountType: z.string() })
export type AgencyAch = z.infer<typeof AgencyAch>
