import { expect, it } from 'vitest'
import { createPremiumFinance } from './finance.ts'

const terms = createPremiumFinance.body.pick({
  financerName: true,
  downPayment: true,
  apr: true,
  numberOfInstallments: true,
})
const filled = { financerName: 'Harbor Premium Finance', downPayment: 0, apr: 7.125, numberOfInstallments: 10 }
const wrong = (more: object) => terms.safeParse({ ...filled, ...more }).error?.issues.map(({ path }) => path[0])

it('the financer of a premium has a name, a down payment, a rate and a number of installments', () => {
  expect(wrong({})).toBeUndefined()
  for (const field of Object.keys(filled)) expect(wrong({ [field]: undefined })).toEqual([field])
  expect(wrong({ financerName: '' })).toEqual(['financerName'])
})

it('the rate of a financer has three decimals at most', () => {
  expect(wrong({ apr: 7.1255 })).toEqual(['apr'])
})
