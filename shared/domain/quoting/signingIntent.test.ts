import { expect, it } from 'vitest'
import { signingIntent } from './signingIntent.ts'

it('whoever signs declares it in the spelling of the region, and the company is named as it is', () => {
  expect(signingIntent('Authorized Works', 'us')).toContain('for Authorized Works, which has authorized me to')
  expect(signingIntent('Authorized Works', 'uk')).toContain('for Authorized Works, which has authorised me to')
  expect(signingIntent('Authorized Works', 'au')).toContain('for Authorized Works, which has authorised me to')
})
