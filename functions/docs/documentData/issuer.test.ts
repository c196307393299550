import { expect, it } from 'vitest'
import { issuerOf } from './issuer.ts'

it('says in whole sentences which company is regulated, and how', () => {
  expect(issuerOf('uk').regulatoryLine).toBe(
    'Palisade Underwriting UK Limited is authorised and regulated by the Financial Conduct Authority.',
  )
  expect(issuerOf('au').regulatoryLine).toBe(
    'Palisade Underwriting Australia Pty Ltd acts under a binding authority as agent of the insurer, not as your agent.',
  )
  expect(issuerOf('us').regulatoryLine).toBeUndefined()
})
