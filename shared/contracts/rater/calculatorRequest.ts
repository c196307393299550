import { z } from 'zod'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { CalculatorState } from '#shared/domain/rating/calculatorState.ts'

/**
 * The calculator's state with the answers given so far (quoting-and-servicing, section 3). When `account.id` names an
 * account, what that account says of itself counts and the rest of `account` is not read.
 */
export const CalculatorRequest = z.strictObject({
  ...CalculatorState.shape,
  securityQuestions: QuestionnaireAnswers.optional(),
})
export type CalculatorRequest = z.infer<typeof CalculatorRequest>
