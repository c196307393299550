import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { handler as raterHandler } from '#functions/rater/index.ts'
import { declineAccount, reopenAccount } from '#shared/contracts/account/accounts.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { requestQuoteReview, restoreQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { declineQuote, releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const office = callerOf(accountHandler)
const at = (quoteId: QuoteId) => ({ params: { quoteId } })

/** Answers for the account, whatever it said before. */
const say = async (accountId: AccountId, body: object) =>
  answered(await office(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: body as never }))

const rulesOf = ({ referralReasons }: Awaited<ReturnType<QuoteDesk['read']>>) =>
  referralReasons.map(({ ruleId }) => ruleId)

const quoted = async (accountId: AccountId, product?: string, terms?: object) =>
  desk.read(await desk.aPricedQuote(accountId, terms as never, product))

const chosen = (...keys: Parameters<typeof coverageId>[0][]) => ({
  presets: -1,
  coverages: Object.fromEntries(keys.map((key) => [coverageId(key), { selected: true }])),
})

describe('a quote is ready', () => {
  it('once every question that its product requires is answered, and an indication before', async () => {
    const accountId = await desk.anAccount()
    expect(await quoted(accountId)).toMatchObject({ agencyStatus: 'READY', referralReasons: [] })
    const silent = await desk.anAccount({}, { mfaEmail: 'YES' })
    const indicated = await quoted(silent, 'P100')
    expect(indicated).toMatchObject({
      agencyStatus: 'INDICATION',
      referralReasons: [{ ruleId: 'indication.securityQuestions', input: expect.stringContaining('training') }],
    })
    const bound = await desk.as(cast.producer)(updateQuote, { ...at(indicated.id), body: holder })
    expect(bound).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })

  it('with answers the insured is certain of', async () => {
    const accountId = await desk.anAccount()
    await say(accountId, { mfaVendor: 'UNCERTAIN' })
    expect(await quoted(accountId)).toMatchObject({
      agencyStatus: 'INDICATION',
      referralReasons: [{ ruleId: 'indication.uncertainAnswers', input: 'mfaVendor' }],
    })
  })

  it('with the technology questions where technology errors and omissions are sold', async () => {
    const accountId = await desk.anAccount({ naicsCode: '541511' })
    const tech = await quoted(accountId, 'P250', chosen('TECH_EO'))
    expect(tech).toMatchObject({ agencyStatus: 'INDICATION' })
    expect(tech.referralReasons[0]?.input).toContain('probableKnownActLeadingToClaim')
    expect(await quoted(accountId, 'P250')).toMatchObject({ agencyStatus: 'READY' })
  })
})

describe('coverages', () => {
  it('sell no social engineering to whoever does not control transfers', async () => {
    const accountId = await desk.anAccount()
    const no = false
    await say(accountId, {
      isVerifyingBankAccounts: no,
      isAuthenticatingFundTransferRequests: no,
      isPreventingUnauthorizedWireTransfers: no,
    })
    const quote = await quoted(accountId, 'P250', chosen('SOCIAL_ENGINEERING'))
    expect(quote.coverages.map((each) => each.coverageId)).not.toContain(coverageId('SOCIAL_ENGINEERING'))
    expect(quote.warnings).toContainEqual(expect.objectContaining({ ruleId: 'coverage.socialEngineering' }))
  })

  it('are not charged twice: the wider one has the narrower in it, and says so', async () => {
    const accountId = await desk.anAccount()
    const pairs = [
      ['P250', 'CYBER_CRIME_LOSS', 'COMPUTER_FRAUD', 'SOCIAL_ENGINEERING'],
      ['P100', 'ECOMMERCE_SYSTEM_FAILURE', 'ECOMMERCE'],
      ['P250', 'MULTIMEDIA_LIABILITY', 'WEBSITE_MEDIA'],
    ] as const
    for (const [product, wider, ...narrower] of pairs) {
      const both = await quoted(accountId, product, chosen(wider, ...narrower))
      const alone = await quoted(accountId, product, chosen(wider))
      expect(both.premium).toBe(alone.premium)
      expect(both.warnings.filter(({ ruleId }) => ruleId === 'coverage.partOf')).toHaveLength(narrower.length)
    }
    const elite = await quoted(accountId, 'P250', { presets: 3 })
    expect(elite.warnings.map(({ ruleId }) => ruleId)).not.toContain('coverage.partOf')
  })
})

describe('a decline', () => {
  const declined = (quoteId: QuoteId, reasonSummary = 'Poor Claims History') =>
    desk.as(cast.underwriter)(declineQuote, {
      ...at(quoteId),
      body: { reasonSummary, reason: 'Three claims', isNotificationEnabled: false } as never,
    })

  it('of an account stops its quotes from being bound', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId)
    const other = await desk.aPricedQuote(accountId)
    const params = { accountId }
    answered(
      await office(cast.underwriter)(declineAccount, {
        params,
        body: { productType: 'P250', reason: 'Poor Controls', reasonSummary: 'No controls' },
      }),
    )
    const refused = { status: 409, problem: { code: 'account.declined' } }
    expect(await desk.as(cast.producer)(bindQuote, { ...at(quoteId), body: {} })).toMatchObject(refused)
    expect(await desk.as(cast.producer)(updateQuote, { ...at(other), body: holder })).toMatchObject(refused)
    answered(await office(cast.underwriter)(reopenAccount, { params, body: { reason: 'Controls are there' } }))
    expect(await desk.as(cast.producer)(bindQuote, { ...at(quoteId), body: {} })).toMatchObject({ ok: true })
  })

  it('of a quote refers the next one, of the account and of another account of the same company', async () => {
    const domainName = 'twice.example'
    const accountId = await desk.anAccount({ domainName, address1: '7 Twice Street' })
    const duplicate = await desk.anAccount({ domainName: 'www.twice.example', address1: '8 Twice Street' })
    const quoteId = await desk.aPricedQuote(accountId)
    answered(await declined(quoteId))
    for (const id of [accountId, duplicate])
      expect(await quoted(id)).toMatchObject({
        agencyStatus: 'REFERRED',
        referralReasons: [{ ruleId: 'referral.priorDecline', input: 1 }],
      })
    answered(await desk.as(cast.underwriter)(restoreQuote, at(quoteId)))
    expect(await quoted(accountId)).toMatchObject({ agencyStatus: 'READY' })
  })

  it('of a quote reaches those that are ready or on their way already, of the account and of a duplicate', async () => {
    const domainName = 'ready.example'
    const accountId = await desk.anAccount({ domainName, address1: '10 Ready Street' })
    const duplicate = await desk.anAccount({ domainName: 'www.ready.example', address1: '11 Ready Street' })
    const quoteId = await desk.aPricedQuote(accountId)
    const ready = await desk.aPricedQuote(accountId)
    const requested = await desk.aRequestedQuote(duplicate)
    answered(await declined(quoteId))
    const refused = {
      status: 409,
      problem: {
        code: 'quote.riskChanged',
        data: {
          changes: 'Declines of the company: 0, now 1',
          reasons: 'The company was declined before, under this account or another',
        },
      },
    }
    expect(await desk.as(cast.producer)(updateQuote, { ...at(ready), body: holder })).toMatchObject(refused)
    expect(await desk.as(cast.producer)(bindQuote, { ...at(requested), body: {} })).toMatchObject(refused)
    for (const id of [ready, requested]) {
      expect(await desk.read(id)).toMatchObject({
        agencyStatus: 'REFERRED',
        referralReasons: [{ ruleId: 'referral.priorDecline', input: 1 }],
      })
      answered(await desk.as(cast.underwriter)(releaseQuote, { ...at(id), body: { note: 'Looked at it.' } }))
      answered(await desk.as(cast.producer)(updateQuote, { ...at(id), body: holder }))
    }
  })

  it('in the place of one that was taken back is judged anew', async () => {
    const domainName = 'replaced.example'
    const accountId = await desk.anAccount({ domainName, address1: '12 Replaced Street' })
    const first = await desk.aPricedQuote(accountId)
    const second = await desk.aPricedQuote(accountId, { deductible: 25_000 })
    answered(await declined(first, 'Class of Business'))
    const quote = await quoted(accountId)
    answered(await desk.as(cast.underwriter)(releaseQuote, { ...at(quote.id), body: { note: 'Looked at it.' } }))
    answered(await desk.as(cast.underwriter)(restoreQuote, at(first)))
    answered(await declined(second))
    const ask = () => desk.as(cast.producer)(updateQuote, { ...at(quote.id), body: holder })
    expect(await ask()).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.riskChanged',
        data: { changes: 'Declines of the company: 1, now 1, a newer one among them' },
      },
    })
    expect(await desk.read(quote.id)).toMatchObject({ agencyStatus: 'REFERRED' })
    answered(await desk.as(cast.underwriter)(releaseQuote, { ...at(quote.id), body: { note: 'And at this.' } }))
    answered(await ask())
  })

  it('for something else than the risk is held against nobody', async () => {
    const accountId = await desk.anAccount({ address1: '9 Other Street' })
    answered(await declined(await desk.aPricedQuote(accountId), 'Duplicate Quote'))
    expect(await quoted(accountId)).toMatchObject({ agencyStatus: 'READY' })
  })
})

describe('a risk that no carrier writes', () => {
  const open = { cyberEvent: true, cyberEventComments: 'Ransomware', ransomwareIncidents: 'ONE' }
  it.each([
    ['decline.openBreach', {}, { ...open, incidentUnderWay: true }],
    ['decline.ransomware', {}, { ...open, incidentUnderWay: false, ransomwareIncidents: 'SEVERAL' }],
    ['decline.sanctionedTerritory', {}, { sanctionedTerritories: true }],
    ['decline.excludedClass', { naicsCode: '713210' }, {}],
  ])('is declined by %s and may be appealed once', async (ruleId, details, answers) => {
    const accountId = await desk.anAccount({ ...details, address1: `${ruleId} Street` })
    await say(accountId, answers)
    const quote = await quoted(accountId)
    expect(quote).toMatchObject({ agencyStatus: 'DECLINED', statusNote: { reasonSummary: 'Declined by rule' } })
    expect(rulesOf(quote)).toContain(ruleId)
    const appeal = () =>
      desk.as(cast.producer)(requestQuoteReview, {
        params: { productType: 'P250', quoteId: quote.id },
        body: { reason: 'This is not so' },
      })
    expect(await appeal()).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    answered(
      await desk.as(cast.underwriter)(declineQuote, {
        ...at(quote.id),
        body: { reasonSummary: 'Class of Business', reason: 'It is so', isNotificationEnabled: false } as never,
      }),
    )
    expect(await appeal()).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })
})

describe('terms', () => {
  it('are held to what is written for the revenue and the industry', async () => {
    const accountId = await desk.anAccount({ revenue: 200_000_000 })
    const quote = await quoted(accountId, 'P250', { aggregateLimit: 5_000_000, deductible: 5_000 })
    expect(quote).toMatchObject({ limit: 5_000_000, deductible: 25_000 })
    expect(quote.warnings.map(({ ruleId }) => ruleId)).toContain('calculator.minimumRetention')
    const small = await quoted(await desk.anAccount({ naicsCode: '622110' }), 'P250', { aggregateLimit: 5_000_000 })
    expect(small.limit).toBe(3_000_000)
    expect(small.warnings.map(({ ruleId }) => ruleId)).toContain('calculator.maximumLimit')
    expect(
      await desk.as(cast.superAdmin)(releaseQuote, { ...at(small.id), body: { note: 'Looked at it.' } }),
    ).toMatchObject({ ok: true })
  })
})

describe('the calculator', () => {
  it('is as neutral about what nobody knows as the quote', async () => {
    const rate = async (securityQuestions: object, more: object = {}) => {
      const answer = await callerOf(raterHandler)(cast.producer)(rateQuote, {
        body: {
          product: 'P250',
          account: { revenue: 5_000_000, naicsCode: '541110', state: 'OR', ...more },
          global: {
            preset: 2,
            limit: 1_000_000,
            deductible: 25_000,
            waitingPeriod: 12,
            retroActivePeriod: -1,
            effectiveDate: '2026-12-04',
            endDate: '2027-12-04',
          },
          coverages: {},
          securityQuestions,
        } as never,
      })
      return answered(answer).premium
    }
    const unknown = await rate({})
    expect(await rate({ claimHistory: 0 })).toBeLessThan(unknown)
    expect(await rate({ mfaEmail: 'UNCERTAIN' })).toBe(unknown)
    expect(await rate({}, { numberOfPersonalRecords: 100 })).toBeLessThan(unknown)
    expect(await rate({ mfaEmail: 'YES', mfaAuthentication: 'NO' })).toBeGreaterThan(unknown)
  })
})
