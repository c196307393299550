import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import records from '../../public/locales/en-US/records.json' with { type: 'json' }
import { deedOf, deedWords, fieldText, fieldWords, tellingChanges, valueText, wordsOf } from './historyWords.ts'

describe('a history', () => {
  it('speaks in words', () => {
    expect(wordsOf('updateQuoteNeedBy')).toBe('Update quote need by')
    expect(wordsOf('effectiveDate')).toBe('Effective date')
    expect(wordsOf('IN_REVIEW')).toBe('In review')
  })

  it('tells of a list of words what went and what came', () => {
    const line = { version: 2, operation: 'updateRoleTemplate', at: '2026-11-30T10:00:00.000Z', by: 'Helen' } as const
    const keeps = { field: 'keeps', before: ['account:read', 'quote:read'], after: ['quote:read', 'claim:read'] }
    expect(tellingChanges({ ...line, changes: [keeps] })).toEqual([
      { field: 'keeps', before: 'account:read', after: 'claim:read' },
    ])
  })

  it('names a deed of people and one of the platform', () => {
    const t = ((key: string, { defaultValue = key } = {}) => defaultValue) as never
    expect(deedWords('declineQuote', t)).toBe('Decline quote')
    expect(deedWords('task.save', t)).toBe('history.priced')
    expect(deedWords('job.expireQuotes', t)).toBe('Expire quotes')
  })

  it('tells of what was done as done', async () => {
    const i18n = i18next.createInstance()
    await i18n.init({ lng: 'en-US', ns: 'records', resources: { 'en-US': { records } } })
    const t = i18n.getFixedT('en-US', 'records')
    expect(deedWords('createAccount', t)).toBe('Created account')
    expect(deedWords('updateBrokerFees', t)).toBe('Changed broker fees')
    expect(deedWords('task.notify', t)).toBe('Notified')
    expect(deedWords('login', t)).toBe('Signed in')
    expect(fieldWords('attributes.role', t)).toBe('What the provider calls things: Role')
    expect(deedWords('frobnicateQuote', t)).toBe('Frobnicate quote')
  })

  it('has words for every deed of the API', () => {
    const { deed, verb } = records.history as Readonly<Record<'deed' | 'verb', Readonly<Record<string, string>>>>
    const deeds = operations
      .filter(({ method, safe }) => method !== 'GET' && safe !== true)
      .map(({ name }) => deedOf(name))
    const raw = deeds.filter((name) => !(name in deed) && !((/^[a-z]+/.exec(name)?.[0] ?? '') in verb))
    expect(raw).toEqual([])
  })

  it('shows plain values as people write them, and says of others only that they changed', () => {
    expect(valueText('2026-12-01')).toMatch(/Dec.* 1.*2026|1 Dec.* 2026/)
    expect(valueText(undefined)).toBe('–')
    expect(valueText(true)).toBe('✓')
    expect(valueText({ a: 1 })).toBeUndefined()
    expect(valueText('x'.repeat(200))).toHaveLength(81)
  })

  it('shows amounts as money, those in minor units as those in whole ones', () => {
    expect(fieldText('totalPremium', 448_245)).toBe('$4,482.45')
    expect(fieldText('brokerFee', 10_000)).toBe('$100.00')
    expect(fieldText('limit', 2_000_000)).toBe('$2,000,000')
    expect(fieldText('waitingPeriod', 12)).toBe('12')
    expect(fieldText('totalPremium', undefined)).toBe('–')
  })

  it('tells of what is made of a few parts each part that changed, and no id', () => {
    const line = { version: 2, at: '2026-11-02T10:00:00Z' as const, operation: 'updateIdentityProvider', by: 'Maya' }
    const told = (before: unknown, after: unknown) =>
      tellingChanges({ ...line, changes: [{ field: 'attributes', before, after }] })
    expect(told({ email: 'email' }, { email: 'email', role: 'groups' })).toEqual([
      { field: 'attributes.role', before: undefined, after: 'groups' },
    ])
    const keeper = { userId: 'usr_01JH0000000000000000000A01', name: 'Ada Archer' }
    expect(told(undefined, keeper)).toEqual([{ field: 'attributes.name', before: undefined, after: 'Ada Archer' }])
    // What lies deeper, and lists, are told as a whole.
    expect(told({ a: 1 }, { a: 1, list: [1] })).toEqual([{ field: 'attributes.list', before: undefined, after: [1] }])
    expect(told([1], [1, 2])).toEqual([{ field: 'attributes', before: [1], after: [1, 2] }])
    expect(told({ id: 'usr_01JH0000000000000000000A01' }, undefined)).toHaveLength(1)
  })

  it('leaves out what every write changes', () => {
    const changes = [{ field: 'status' }, { field: 'lastUpdated' }]
    const line = { version: 2, at: '2026-11-02T10:00:00Z' as const, operation: 'declineQuote', by: 'Maya', changes }
    expect(tellingChanges(line)).toEqual([{ field: 'status' }])
    expect(tellingChanges({ ...line, version: 1 })).toEqual([])
  })
})
