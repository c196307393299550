import { expect, it } from 'vitest'
import { regionCodes } from '../../../regions/code.ts'
import { products } from '../../../regions/products.ts'
import { questionnaireOf } from '../../questionnaire/questionnaire.ts'
import { securityControls2026 } from './securityControls.ts'

it('what a security answer does to the price is asked in every questionnaire', () => {
  for (const region of regionCodes)
    for (const product of products) {
      const { variant, questions } = questionnaireOf(region, product)
      const asked = questions.map(({ key }): string => key)
      const unasked = securityControls2026.filter((each) => !each.questions.some((key) => asked.includes(key)))
      expect({ variant, unasked: unasked.map(({ control }) => control) }).toEqual({ variant, unasked: [] })
    }
})
