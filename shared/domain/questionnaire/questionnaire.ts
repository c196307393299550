import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import { regionOf } from '../../regions/regions.ts'
import { productLines } from '../coverage/productLines.ts'
import { cyberCrimeQuestions } from './cyberCrimeQuestions.ts'
import { historyQuestions } from './historyQuestions.ts'
import { lineQuestions } from './lineQuestions.ts'
import type { Questionnaire, QuestionnaireVariant } from './question.ts'
import { controlQuestions } from './securityQuestions.ts'
import { asksTechQuestions, techQuestions } from './techQuestions.ts'
import { toolQuestions } from './toolQuestions.ts'

/** `us` for P100 in the US, `us-2`, the newest, for every other US product, `uk` for the UK and AU (rule: questionnaires). */
export const variantOf = (region: RegionCode, product: Product): QuestionnaireVariant => {
  const { usQuestionnaire } = productLines[product]
  return region === 'us' || usQuestionnaire === 'select' ? usQuestionnaire : 'uk'
}

const made = (region: RegionCode, product: Product): Questionnaire => {
  const variant = variantOf(region, product)
  const own = lineQuestions[product]
  if (own !== undefined || variant === 'select') return { variant, questions: own ?? [] }
  return {
    variant,
    questions: [
      ...controlQuestions,
      ...toolQuestions(variant),
      ...cyberCrimeQuestions(variant, regionOf(region)),
      ...historyQuestions,
      ...(asksTechQuestions(product) ? techQuestions(product) : []),
    ],
  }
}

const questionnaires = new Map<string, Questionnaire>()

/** The questionnaire of a product in a region, in the order it is asked; made once, since questions never change. */
export const questionnaireOf = (region: RegionCode, product: Product): Questionnaire => {
  const key = `${region}/${product}`
  const known = questionnaires.get(key) ?? made(region, product)
  questionnaires.set(key, known)
  return known
}
