import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { lineRules } from '#shared/domain/rating/lineRules.ts'
import { referralRules } from '#shared/domain/rating/referralRules.ts'
import underwriting from '../../../../public/locales/en-US/underwriting.json' with { type: 'json' }
import { reasonKey } from './lists/reasonKey.ts'
import { byWeight, weightiestFirst } from './lists/reasonWeight.ts'
import { isLongFact, lineLabel, reasonFact } from './workbench/reasonFacts.ts'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'en-US', ns: 'underwriting', resources: { 'en-US': { underwriting } } })
const t = i18n.getFixedT('en-US', 'underwriting')

describe('why a quote is referred', () => {
  it('is said in a few words in the queue, whichever rule it was', () => {
    const short = underwriting.reasonShort as Readonly<Record<string, string>>
    const keys = [...referralRules, ...Object.values(lineRules).flat()].map(({ message }) => reasonKey(message))
    expect(keys.filter((key) => (short[key]?.length ?? Number.POSITIVE_INFINITY) > 20)).toEqual([])
    expect(keys.filter((key) => t(`reasonShort.${key}`, { defaultValue: '' }) !== short[key])).toEqual([])
    expect(short[reasonKey('The company is covered already (PAL-US-1, Dec 10, 2026)')]).toBe('Covered already')
  })

  it('has the weightiest first, whatever it says of this quote, and knows each by its words', () => {
    const [limit, mfa, event] = [
      'The limit is above the binding authority',
      'Email or remote access is not protected by multi-factor authentication',
      'A cyber event or a notified breach was declared (2026)',
    ]
    expect(weightiestFirst([limit, mfa, event])).toEqual([event, mfa, limit])
    const short = underwriting.reasonShort as Readonly<Record<string, string>>
    expect(byWeight.filter((key) => short[key] === undefined || reasonKey(key) !== key)).toEqual([])
  })

  it('calls the states in which a product is not filed by what they are', () => {
    expect(t(lineLabel({ ruleId: 'referral.state' }))).toBe('Not filed in')
    expect(t(lineLabel({ ruleId: 'referral.revenue' }))).toBe('Accepted')
  })

  it('has the whole width for a list of open questions', () => {
    const open = 'training, mfaEmail, mfaRemoteSystemAccess, mfaAdminAccounts, mfaCloud'
    expect(isLongFact(reasonFact({ ruleId: 'indication.securityQuestions' }, open, t))).toBe(true)
    expect(isLongFact(reasonFact({ ruleId: 'referral.revenue' }, 120_200_000, t))).toBe(false)
    expect(isLongFact(undefined)).toBe(false)
  })
})
