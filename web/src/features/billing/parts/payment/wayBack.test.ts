import { expect, it } from 'vitest'
import type { Claims } from '#web/api/claims.ts'
import { wayBack } from './wayBack.ts'

const claims = { accountType: 'CUSTOMER', tokenType: 'access' } as Claims

it('whoever is signed in goes back to the policy in their own area', () => {
  expect(wayBack(claims, 'pol_1')).toBe('/customer/policies/pol_1')
  expect(wayBack({ ...claims, accountType: 'AGENCY' }, 'pol_1')).toBe('/agency/policies/pol_1')
})

it('whoever came by a code came from an e-mail, and has no policy’s page', () => {
  expect(wayBack({ ...claims, tokenType: 'workflow' }, 'pol_1')).toBeUndefined()
  expect(wayBack(undefined, 'pol_1')).toBeUndefined()
})
