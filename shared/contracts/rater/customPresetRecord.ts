import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'

/** Coverages of a selection by their number in the catalogue. */
export const PresetCoverages = z.record(
  z.string().regex(/^\d{1,2}$/, 'must be the number of a coverage'),
  CalculatorChoice,
)

/** A selection somebody keeps for next time, under a name of their own. */
export const CustomPresetRecord = z.object({
  id: z.string(),
  ownerId: z.string(),
  name: z.string(),
  coverages: PresetCoverages,
  lastUpdated: Instant,
})
export type CustomPresetRecord = z.infer<typeof CustomPresetRecord>
