import { z } from 'zod'
import { SecurityAnswers } from '#shared/domain/coverage/securityAnswers.ts'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'

/**
 * The calculator's state with the answers given so far (quoting-and-servicing, section 3). When `account.id` names an
 * account, what that account says of itself counts and the rest of `account` is not read.
 */
export const CalculatorRequest = z.strictObject({
  ...CalculatorState.shape,
  securityQuestions: SecurityAnswers.optional(),
})
export type CalculatorRequest = z.infer<typeof CalculatorRequest>
