import { z } from 'zod'

/** An account to which checks and wires go. `routing` is the routing number, the sort code, or the BSB. */
export const TrustAccount = z.object({
  bank: z.string(),
  routing: z.string(),
  account: z.string(),
  accountType: z.string(),
  swift: z.string(),
  address: z.string(),
})
export type TrustAccount = z.infer<typeof TrustAccount>
