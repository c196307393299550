import { z } from 'zod'

/** The provider's risk factors, each 0 to 100, higher is better; by the name they have on the wire. */
export const RiskFactors = z.object({ factors: z.record(z.string(), z.number()) })
export type RiskFactors = z.infer<typeof RiskFactors>
