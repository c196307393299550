import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, UserId } from '#shared/domain/ids/ids.ts'
import { CalculatorGlobal } from '#shared/domain/rating/calculatorState.ts'
import { products } from '#shared/regions/products.ts'
import { PresetCoverages } from './customPresetRecord.ts'

/** What is chosen in the calculator. The numbers of coverages bound how much of it there can be. */
export const DraftSelection = z.strictObject({ global: CalculatorGlobal, choices: PresetCoverages })

/** A selection that is in no quote yet, as its writer left it: one for each user, account and product. */
export const CalculatorDraftRecord = z.object({
  id: z.string(),
  userId: UserId,
  accountId: AccountId,
  product: z.enum(products),
  selection: DraftSelection,
  /** Raised with each change: whoever changes it names the one they saw. */
  revision: z.int().min(1),
  savedAt: Instant,
  /** Epoch seconds. */
  expiresAt: z.int(),
})
export type CalculatorDraftRecord = z.infer<typeof CalculatorDraftRecord>
