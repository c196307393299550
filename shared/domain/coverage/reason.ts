import { z } from 'zod'

/** What a rule looked at: an amount, a code, an answer, or nothing given. */
export const ReasonValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type ReasonValue = z.infer<typeof ReasonValue>

/**
 * Why something was referred, declined, adjusted or is unavailable (rule: reasons): the rule, what it looked at, where it
 * draws the line, and what would cure it. Amounts in `input` and `threshold` are whole currency units.
 */
export const Reason = z.object({
  ruleId: z.string(),
  input: ReasonValue,
  threshold: ReasonValue,
  message: z.string(),
  cure: z.string(),
})
export type Reason = z.infer<typeof Reason>
