import { describe, expect, it } from 'vitest'
import { accountTypes } from './accountTypes.ts'
import { lifetimes, sessionEnd } from './lifetimes.ts'
import { loginWait, needsCaptcha } from './loginThrottle.ts'
import { mailOf, notificationKinds, notificationKindsOf } from './notificationKinds.ts'
import { codeState } from './oneTimeCode.ts'
import { brokenPasswordRules, isPasswordExpired } from './passwordRules.ts'
import { accountTypeOfPath, personaOf, personas } from './personas.ts'
import {
  allAccountsRoles,
  customerRoles,
  hasAgencyPicker,
  hasBillingContact,
  hasNpn,
  hasPrimaryContact,
  internalRoles,
  removalMessageOf,
} from './roleLists.ts'
import { isRole } from './roles.ts'
import { landingOf, validationTokenTypes } from './tokenTypes.ts'

const codes = (...input: Parameters<typeof brokenPasswordRules>) =>
  brokenPasswordRules(...input).map(({ errorCode }) => errorCode)

describe('passwords', () => {
  it('have 8 to 256 characters', () => {
    expect(codes('s7range')).toEqual(['TOO_SHORT'])
    expect(codes('s7ranger')).toEqual([])
    expect(codes('ë'.repeat(256))).toEqual([])
    expect(codes('x'.repeat(257))).toEqual(['TOO_LONG'])
  })

  it('are not among the common ones, whatever the case', () => {
    expect(codes('Password123')).toEqual(['COMMON'])
    expect(codes('P@ssw0rd')).toEqual(['COMMON'])
  })

  it('are not the user’s name or e-mail, with or without decoration', () => {
    const owner = { firstName: 'Marguerite', lastName: 'Oyelaran', email: 'm.oyelaran@brightwater.example' }
    for (const password of ['Marguerite', 'oyelaran2026', 'Marguerite Oyelaran', 'm.oyelaran@brightwater.example'])
      expect(codes(password, owner)).toEqual(['PERSONAL'])
    expect(codes('oyelaran keeps seven blue herons', owner)).toEqual([])
  })

  it('expire after a year for the provider’s staff alone', () => {
    const year = 365 * 86_400
    expect(isPasswordExpired('COWBELL', { setAt: 0, now: year })).toBe(true)
    expect(isPasswordExpired('COWBELL', { setAt: 0, now: year - 1 })).toBe(false)
    expect(isPasswordExpired('COWBELL', { setAt: year, now: 2 * year - 1 })).toBe(false)
    expect(isPasswordExpired('AGENCY', { setAt: 0, now: 10 * year })).toBe(false)
  })
})

describe('one-time codes', () => {
  it('live five minutes, work once and end at the fifth wrong try', () => {
    const code = { sentAt: 1000, used: false, wrongTries: 4 }
    expect(codeState(code, 1299)).toBe('open')
    expect(codeState(code, 1300)).toBe('expired')
    expect(codeState({ ...code, wrongTries: 5 }, 1001)).toBe('tried out')
    expect(codeState({ ...code, used: true }, 1001)).toBe('used')
  })
})

describe('sessions', () => {
  const [hour, day] = [3600, 86_400]

  it('live 12 hours, 30 days on a remembered device', () => {
    expect(sessionEnd({ began: 0, lastUsed: 11 * hour }, false)).toBe(12 * hour)
    expect(sessionEnd({ began: 0, lastUsed: 29 * day }, true)).toBe(30 * day)
    expect(lifetimes.jumpToken).toBe(60)
  })

  it('of a remembered device end after seven days without use', () => {
    expect(sessionEnd({ began: 0, lastUsed: 0 }, true)).toBe(7 * day)
    expect(sessionEnd({ began: 0, lastUsed: 6 * day }, true)).toBe(13 * day)
  })
})

describe('the login throttle', () => {
  const failures = [10, 20, 30, 40, 50]

  it('slows down after five failures in 15 minutes and never locks', () => {
    expect(loginWait(failures.slice(1), { now: 51 })).toBe(0)
    expect(loginWait(failures, { now: 51 })).toBe(14)
    expect(loginWait([...failures, 60], { now: 61 })).toBe(29)
    expect(
      loginWait(
        Array.from({ length: 500 }, (_, i) => i),
        { now: 500 },
      ),
    ).toBeLessThanOrEqual(300)
  })

  it('counts from the last failure, in whatever order they are told, and none of what is still to come', () => {
    expect(loginWait(failures.toReversed(), { now: 51 })).toBe(14)
    expect(loginWait([50, 10, 40, 20, 30], { now: 51 })).toBe(14)
    expect(loginWait([...failures, 1_000], { now: 51 })).toBe(14)
    expect(loginWait(failures, { now: 66 })).toBe(0)
  })

  it('forgets failures older than 15 minutes', () => {
    expect(loginWait(failures, { now: 50 + 900 })).toBe(0)
    expect(loginWait(failures, { now: 10 + 900 })).toBe(0)
    expect(loginWait([11, ...failures.slice(1)], { now: 10 + 900 })).toBe(0)
    expect(needsCaptcha([8, 9, 10], { now: 9 + 900 })).toBe(false)
    expect(needsCaptcha([10, 11, 12], { now: 9 + 900 })).toBe(true)
  })

  it('asks for the captcha after three failures', () => {
    expect(needsCaptcha(failures.slice(0, 2), { now: 51 })).toBe(false)
    expect(needsCaptcha(failures.slice(0, 3), { now: 51 })).toBe(true)
  })
})

describe('personas', () => {
  it('send vendors to their claims and everybody else to a dashboard', () => {
    for (const accountType of accountTypes)
      expect(personaOf(accountType).home).toBe(
        `${personas[accountType].basePath}/${accountType === 'VENDOR' ? 'claims' : 'dashboard'}`,
      )
    expect(personas.COWBELL.basePath).toBe('/admin')
  })

  it('are found by their path, and an unknown one is not', () => {
    expect(accountTypeOfPath('da')).toBe('DIGITAL')
    expect(accountTypeOfPath('unknown')).toBeUndefined()
  })
})

describe('role lists and landing pages', () => {
  it('name roles that exist', () => {
    expect([...internalRoles, ...allAccountsRoles, ...customerRoles].every(isRole)).toBe(true)
    expect(hasPrimaryContact('COWBELL', 'Technician')).toBe(false)
    expect(hasBillingContact('POOL')).toBe(false)
    expect(hasBillingContact('AGENCY')).toBe(true)
  })

  it('ask producers for their number, never the insured', () => {
    expect(hasNpn('AGENCY') && hasNpn('COWBELL')).toBe(true)
    expect(hasNpn('CUSTOMER')).toBe(false)
  })

  it('offer agencies in the user dialog except to five personas and for roles that see everything', () => {
    const refused = accountTypes.filter((accountType) => !hasAgencyPicker(accountType, 'Underwriter'))
    expect(refused).toEqual(['CUSTOMER', 'CARRIER', 'POOL', 'RE_INSURER', 'PREMIUM_PROCESSOR'])
    expect(internalRoles.filter((role) => hasAgencyPicker('COWBELL', role))).toEqual([])
  })

  it('name the kinds of account that have a primary or a billing contact', () => {
    expect(accountTypes.filter((accountType) => !hasPrimaryContact(accountType, 'Agent'))).toEqual(['CARRIER'])
    expect(hasPrimaryContact('COWBELL', 'Technician')).toBe(false)
    expect(accountTypes.filter((accountType) => !hasBillingContact(accountType)).sort()).toEqual([
      'CARRIER',
      'CUSTOMER',
      'MSSP',
      'POOL',
    ])
  })

  it('ask before a removal by the role', () => {
    expect(removalMessageOf('Principal Producer')).toBe('allAccounts')
    expect(removalMessageOf('Risk Manager')).toBe('simple')
    expect(removalMessageOf('Agent')).toBe('count')
    expect(removalMessageOf('TSM')).toBe('count')
  })

  it('tell people of what concerns them, the insured of payments by e-mail whatever they chose', () => {
    expect(notificationKindsOf('AGENCY')).toEqual(notificationKinds.filter((kind) => kind !== 'driftSeen'))
    expect(notificationKindsOf('CUSTOMER')).toEqual([
      'policyIssued',
      'paymentFailed',
      'claimMoved',
      'disputeSettled',
      'driftSeen',
    ])
    expect(notificationKindsOf('MSSP')).toContain('driftSeen')
    expect(notificationKindsOf('VENDOR')).toEqual([])
    expect(notificationKindsOf('CARRIER')).toEqual(['assistantAsked'])
    expect([mailOf('paymentFailed', 'CUSTOMER'), mailOf('policyIssued', 'CUSTOMER')]).toEqual(['always', 'always'])
    expect([mailOf('policyIssued', 'AGENCY'), mailOf('quoteReferred', 'COWBELL')]).toEqual(['chosen', 'chosen'])
    expect(mailOf('paymentFailed', 'AGENCY')).toBe('never')
    expect([mailOf('driftSeen', 'CUSTOMER'), mailOf('driftSeen', 'COWBELL')]).toEqual(['chosen', 'never'])
  })

  it('show new accounts the sign-up, new people the join form, and known users the login', () => {
    expect(landingOf.NEW_ACCOUNT).toBe('signUp')
    expect(validationTokenTypes.filter((type) => landingOf[type] === 'login')).toHaveLength(3)
  })
})
