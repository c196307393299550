import { describe, expect, it } from 'vitest'
import { afterRequest } from './afterRequest.ts'

describe('once quotes are requested', () => {
  const accountId = 'acc_01JD7Q4Z8M3T5V9W2X6Y0ABCDE'

  it('staff come to the list of quotes', () => {
    expect(afterRequest('COWBELL', accountId, true)).toBe('/admin/quotes')
  })

  it('an agency comes to the quotes of the account on its dashboard', () => {
    expect(afterRequest('AGENCY', accountId, true)).toBe(`/agency/dashboard?tab=quotes&prefilterAccountId=${accountId}`)
  })

  it('an agency comes to its inbox without the new agent experience', () => {
    expect(afterRequest('AGENCY', accountId, false)).toBe('/agency/inbox')
  })
})
