import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { knownBy } from '#functions/account/store/knownCompanies.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { getAccountCart } from '#shared/contracts/quote/cart.ts'
import { reopenQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { releaseQuote, rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AccountId, AgencyId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { retireSiblings } from '../on/retireSiblings.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const isoDay = /\d{4}-\d{2}-\d{2}/

const bind = (quoteId: QuoteId) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })
const request = (quoteId: QuoteId) => desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { ...holder } })
const tellOf = (quoteId: QuoteId, policyId: string) => {
  const now = '2026-11-20T12:00:00.000Z'
  const detail = { quoteId, policyId }
  return retireSiblings({ id: 'evt_1', name: 'quote.bound', detail, at: now, now, once: `on|${quoteId}` })
}

describe('one cover per company, product and period', () => {
  it('an overlap is said when binding is asked for, and bound once an underwriter has agreed', async () => {
    const accountId = await desk.anAccount()
    const first = await desk.aRequestedQuote(accountId)
    const second = await desk.aPricedQuote(accountId)
    const { binder } = answered(await bind(first))
    expect(await request(second)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.coveredTwice',
        detail: expect.not.stringMatching(isoDay),
        data: { covers: expect.stringContaining(binder.policyNumber) },
      },
    })
    const referred = await desk.read(second)
    expect(referred).toMatchObject({ agencyStatus: 'REFERRED' })
    // It is kept and shown to people as it is.
    const [reason] = referred.referralReasons.filter(({ ruleId }) => ruleId === 'referral.coveredTwice')
    expect(reason?.message).toContain(binder.policyNumber)
    expect(reason?.message).not.toMatch(isoDay)
    const note = { params: { quoteId: second }, body: { note: 'A second tower, agreed with the broker.' } }
    answered(await desk.as(cast.underwriter)(releaseQuote, note))
    answered(await request(second))
    expect((await bind(second)).ok).toBe(true)
  })

  it('an account of its own does not cover the company again, and tells nothing of another agency’s number', async () => {
    const place = { address1: '7 Twice Street', domainName: 'twice.example' }
    const covered = await desk.aRequestedQuote(await desk.anAccount(place))
    const { binder } = answered(await bind(covered))
    const again = await desk.aPricedQuote(await desk.anAccount(place))
    expect(await request(again)).toMatchObject({
      problem: { code: 'quote.coveredTwice', data: { covers: expect.stringContaining(binder.policyNumber) } },
    })
    const policy = await policies.require(binder.id)
    await commit([policies.update(policy, { ...policy, agencyId: AgencyId.parse(castIds.agency(2)) })])
    const third = await desk.aPricedQuote(await desk.anAccount(place))
    const refused = await request(third)
    expect(refused).toMatchObject({ problem: { data: { covers: expect.stringContaining('by another agency') } } })
    expect(JSON.stringify([refused, (await desk.read(third)).referralReasons])).not.toContain(binder.policyNumber)
  })

  it('what an underwriter has agreed to is one cover of another agency, not any', async () => {
    const place = { address1: '17 Twice Street', domainName: 'other-twice.example' }
    const { binder } = answered(await bind(await desk.aRequestedQuote(await desk.anAccount(place))))
    const policy = await policies.require(binder.id)
    await commit([policies.update(policy, { ...policy, agencyId: AgencyId.parse(castIds.agency(2)) })])
    const again = await desk.aPricedQuote(await desk.anAccount(place))
    expect(await request(again)).toMatchObject({ problem: { code: 'quote.coveredTwice' } })
    const note = { params: { quoteId: again }, body: { note: 'A second tower, agreed with the broker.' } }
    answered(await desk.as(cast.underwriter)(releaseQuote, note))
    const theirs = await policies.require(binder.id)
    const effectiveDate = addDays(theirs.effectiveDate, 30)
    await commit([policies.update(theirs, { ...theirs, effectiveDate })])
    expect(await request(again)).toMatchObject({ problem: { code: 'quote.coveredTwice' } })
  })

  it('of two accounts of a company that are bound at once one is', async () => {
    const place = { address1: '8 Once Street', domainName: 'once.example' }
    const quotes = [
      await desk.aRequestedQuote(await desk.anAccount(place)),
      await desk.aRequestedQuote(await desk.anAccount({ ...place, address1: '9 Once Street' })),
    ]
    const answers = await Promise.all(quotes.map(bind))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: { code: 'quote.coveredTwice' } })
  })

  it('the account that has cover stays known however many others are made of its company', async () => {
    const domainName = 'many.example'
    const covered = await desk.aRequestedQuote(await desk.anAccount({ domainName, address1: '10 Many Street' }))
    answered(await bind(covered))
    const made = await desk.anAccount({ domainName, address1: '11 Many Street' })
    const account = await accounts.require(made)
    for (let index = 0; index < 22; index += 1) {
      const id = AccountId.parse(`acc_01JH00000000000000000000${String(index).padStart(2, '0')}`)
      await commit(await knownBy({ ...account, id, address1: `${index} Other Street` }))
    }
    expect(await request(await desk.aPricedQuote(made))).toMatchObject({ problem: { code: 'quote.coveredTwice' } })
  })

  it('of two siblings that are bound at once one is', async () => {
    const accountId = await desk.anAccount()
    const quotes = [await desk.aRequestedQuote(accountId), await desk.aRequestedQuote(accountId)]
    const answers = await Promise.all(quotes.map(bind))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('binding retires the siblings, which come back should the binder be rescinded', async () => {
    const accountId = await desk.anAccount()
    const [chosen, sibling] = [await desk.aRequestedQuote(accountId), await desk.aRequestedQuote(accountId)]
    const otherProduct = await desk.aPricedQuote(accountId, {}, 'P100')
    const { binder } = answered(await bind(chosen))
    await tellOf(chosen, binder.id)
    await tellOf(chosen, binder.id)
    expect(await desk.read(sibling)).toMatchObject({
      agencyStatus: 'LOST',
      statusNote: { reasonSummary: 'Another quote was bound' },
    })
    expect((await desk.read(otherProduct)).agencyStatus).not.toBe('LOST')
    answered(
      await desk.as(cast.underwriter)(rescindBinder, {
        params: { quoteId: chosen },
        body: { reason: 'Bound in error' },
      }),
    )
    const reopened = await desk.as(cast.underwriter)(reopenQuote, { params: { quoteId: sibling } })
    expect(reopened).toMatchObject({ ok: true, value: { agencyStatus: 'REQUESTED' } })
    expect((await bind(sibling)).ok).toBe(true)
  })

  it('binding takes the drafts for the same cover out of the cart', async () => {
    const accountId = await desk.anAccount()
    const chosen = await desk.aRequestedQuote(accountId)
    const sibling = await desk.aVariation(accountId)
    const otherProduct = await desk.aVariation(accountId, {}, 'P100')
    const { binder } = answered(await bind(chosen))
    await tellOf(chosen, binder.id)
    await tellOf(chosen, binder.id)
    const { content } = answered(await desk.as(cast.producer)(getAccountCart, { params: { accountId }, query: {} }))
    expect(content.map(({ id }) => id)).toEqual([otherProduct])
    expect(await desk.read(sibling)).toMatchObject({
      agencyStatus: 'DELETED',
      statusNote: { reasonSummary: 'Another quote was bound' },
    })
  })

  it('the term that begins when the last one ends overlaps nothing', async () => {
    const accountId = await desk.anAccount()
    const first = await desk.aRequestedQuote(accountId)
    answered(await bind(first))
    const { endDate } = await desk.read(first)
    const { coversOverlapping } = await import('#functions/policy/public.ts')
    const next = {
      accountIds: [accountId],
      product: 'P250' as const,
      effectiveDate: endDate,
      endDate: addDays(endDate, 365),
    }
    expect(await coversOverlapping(next)).toEqual([])
    expect(await coversOverlapping({ ...next, effectiveDate: addDays(endDate, -1) })).toHaveLength(1)
  })
})
