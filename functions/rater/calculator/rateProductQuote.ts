import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/calculator.ts'
import { answerCalculator } from './answerCalculator.ts'

export const rateProductQuote = implement(contract.rateProductQuote)(({ params, body, actor, now }) =>
  answerCalculator(body, params.productType, actor, now),
)
