import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { products } from '#shared/regions/products.ts'
import { CalculatorRequest } from './calculatorRequest.ts'

const summary = 'Prices what the calculator shows: coverages, presets, options, reasons and the waterfall.'

/** Prices for the product named in the body, P100 when none is. */
export const rateQuote = defineOperation({
  name: 'rateQuote',
  method: 'POST',
  path: '/api/rater/v1/calculator',
  summary,
  access: 'rater:calculate',
  safe: true,
  body: z.strictObject({ ...CalculatorRequest.shape, product: z.enum(products).default('P100') }),
  response: CalculatorAnswer,
  problems: ['account.notFound', 'rating.notRateable'],
})

export const rateProductQuote = defineOperation({
  name: 'rateProductQuote',
  method: 'POST',
  path: '/api/rater/v1/{productType}/calculator',
  summary,
  access: 'rater:calculate',
  safe: true,
  params: { productType: z.enum(products) },
  body: CalculatorRequest,
  response: CalculatorAnswer,
  problems: ['account.notFound', 'rating.notRateable'],
})

export const calculatePremium = defineOperation({
  name: 'calculatePremium',
  method: 'POST',
  path: '/api/calculator/v1/calculate',
  deprecated: { since: '2026-11-27', instead: 'calculatePremiumV2' },
  summary,
  access: 'rater:calculate',
  safe: true,
  body: z.strictObject({ ...CalculatorRequest.shape, product: z.enum(products).default('P100') }),
  response: CalculatorAnswer,
  problems: ['account.notFound', 'rating.notRateable'],
})

export const calculatePremiumV2 = defineOperation({
  name: 'calculatePremiumV2',
  method: 'POST',
  path: '/api/calculator/v2/calculate',
  summary,
  access: 'rater:calculate',
  safe: true,
  body: z.strictObject({ ...CalculatorRequest.shape, product: z.enum(products).default('P250') }),
  response: CalculatorAnswer,
  problems: ['account.notFound', 'rating.notRateable'],
})
