import { describe, expect, it } from 'vitest'
import { noAnswer, Problem } from '../../api/problem.ts'
import { reasonOfProblem, reasonOfReturn } from './ssoReturn.ts'

const back = (query: string) => reasonOfReturn(new URLSearchParams(query))

describe('coming back from the identity provider', () => {
  it('with a code is no failure', () => {
    expect(back('code=a&state=b')).toBeUndefined()
  })

  it('after cancelling is told as such, however the user pool words it', () => {
    expect(back('error=access_denied')).toBe('cancelled')
    expect(back('error=invalid_request&error_description=The+user+cancelled%3B+error%3Daccess_denied')).toBe(
      'cancelled',
    )
  })

  it('after any other error is told without the provider’s words', () => {
    expect(back('error=invalid_request&error_description=%3Cb%3Ecall+0800%3C%2Fb%3E')).toBe('refused')
    expect(back('error=server_error')).toBe('refused')
  })
})

describe('what the platform says to whom the provider sent back', () => {
  const problem = (status: number, code?: string) =>
    reasonOfProblem(new Problem({ status, operation: 'exchangeSsoToken', ...(code && { code }) }))

  it('is told apart: no account, disabled, refused, out of order', () => {
    expect(problem(403, 'auth.ssoNoAccount')).toBe('noAccount')
    expect(problem(403, 'auth.ssoDisabled')).toBe('disabled')
    expect(problem(401, 'auth.ssoRefused')).toBe('refused')
    expect(problem(503)).toBe('unavailable')
    expect(problem(noAnswer)).toBe('unavailable')
    expect(reasonOfProblem(new Error('Unknown persona'))).toBe('refused')
  })
})
