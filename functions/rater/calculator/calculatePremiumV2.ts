import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/calculator.ts'
import { answerCalculator } from './answerCalculator.ts'

export const calculatePremiumV2 = implement(contract.calculatePremiumV2)(({ body, actor, now }) =>
  answerCalculator(body, body.product, actor, now),
)
