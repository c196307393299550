import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { wantedOperation as wanted } from '#tests/support/wantedOperation.ts'
import { dialogRefusal, operationRefusal } from './refusals.ts'

describe('a new operation', () => {
  const refusal = (other: Partial<typeof wanted>) => operationRefusal({ ...wanted, ...other }, operations)

  it('is laid out where nothing is in its way', () => expect(refusal({})).toBeUndefined())
  it('is refused under a name that is taken', () =>
    expect(refusal({ name: 'declineQuote' })).toBe('There is an operation declineQuote already.'))
  it('is refused on a route that is taken, however its parameters are called', () =>
    expect(refusal({ path: '/api/quote/v1/decline/{id}' })).toContain('is declineQuote already'))
  it.each([
    { name: 'Shelve quote' },
    { method: 'put' },
    { method: 'PATCH' },
    { path: '/api/nobody/v1/shelve' },
    { path: '/api/quote/v1/shelve/{quote id}' },
    { permission: 'quote:shelve' },
    { resource: '../underwriting' },
  ])('is refused with %o', (other) => expect(refusal(other)).toMatch(/\.$/))
})

describe('a new dialog', () => {
  const declared = {
    quote: "export const bindQuote = dialog('bindQuote', () => import('./dialogs/BindQuoteDialog.tsx'))",
  }
  const refusal = (name: string, feature = 'quote') => {
    const operation = operations.find((each) => each.name === name)
    return dialogRefusal({ feature, operation, name, features: ['account', 'quote'], declared })
  }

  it('is laid out where nothing is in its way', () => expect(refusal('createQuoteNote')).toBeUndefined())
  it('is refused where one does that already, in whichever feature', () =>
    expect(refusal('bindQuote', 'account')).toBe('quote has a dialog bindQuote already.'))
  it('is refused for what only reads', () => {
    expect(refusal('getQuote')).toContain('changes nothing')
    expect(refusal('calculatePremium')).toContain('changes nothing')
  })
  it('is refused for what is done without a sign-in', () => expect(refusal('login')).toContain('signed in'))
  it('is refused for what there is not', () => {
    expect(refusal('shelveQuote')).toBe('There is no operation shelveQuote.')
    expect(refusal('createQuoteNote', 'quotes')).toContain('no feature quotes')
  })
})
