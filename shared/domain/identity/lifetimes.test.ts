import { describe, expect, it } from 'vitest'
import { lifetimes, sessionEnd } from './lifetimes.ts'

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

describe('what lets someone in', () => {
  it('does so for as long as the rule of lifetimes says', () => {
    expect(lifetimes).toEqual({
      accessToken: 15 * minutes,
      refreshToken: 12 * hours,
      rememberedRefreshToken: 30 * days,
      rememberedInactivity: 7 * days,
      validationLink: 7 * days,
      passwordReset: 1 * hours,
      jumpToken: 1 * minutes,
      jumpedSession: 1 * hours,
      stepUp: 10 * minutes,
      passkeyChallenge: 5 * minutes,
    })
  })

  it('ends 12 hours after the login, however much it is used', () => {
    expect(sessionEnd({ began: 0, lastUsed: 11 * hours }, false)).toBe(12 * hours)
  })

  it('ends on a remembered device a week after the last use, and 30 days after the login at the latest', () => {
    expect(sessionEnd({ began: 0, lastUsed: 2 * days }, true)).toBe(9 * days)
    expect(sessionEnd({ began: 0, lastUsed: 29 * days }, true)).toBe(30 * days)
  })
})
