import { describe, expect, it } from 'vitest'
import { afterRequest } from './afterRequest.ts'

describe('once quotes are requested', () => {
  it('an agency is at its dashboard, with the quotes of the account', () => {
    expect(afterRequest('AGENCY', 'acc_1', true)).toBe('/agency/dashboard?tab=quotes&prefilterAccountId=acc_1')
  })

  it('an agency without the new agent experience is at its inbox', () => {
    expect(afterRequest('AGENCY', 'acc_1', false)).toBe('/agency/inbox')
  })

  it('the provider’s staff are at the list of quotes', () => {
    expect(afterRequest('COWBELL', 'acc_1', true)).toBe('/admin/quotes')
    expect(afterRequest('COWBELL', 'acc_1', false)).toBe('/admin/quotes')
  })
})
