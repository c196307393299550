import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { verifyRows } from '#functions/_platform/storage/verify/verifyRows.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { relate } from '#functions/directory/organizations/relate.ts'
import { insurerOfCover } from '#functions/directory/public.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { policyById } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { approveQuote, rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { type AccountId, PersonaId, type QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf, partnerOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { expireBinders } from '../jobs/expireBinders.ts'
import { issueQuoteOfPolicy } from '../on/issueQuoteOfPolicy.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

let desk: QuoteDesk
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
})
beforeEach(async () => {
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())
afterEach(() => {
  delete process.env.PALISADE_CLOCK
})

const bind = (quoteId: QuoteId, body: object = {}, actor: (typeof cast)[keyof typeof cast] = cast.producer) =>
  desk.as(actor)(contract.bindQuote, { params: { quoteId }, body })

const eventsNamed = async (name: string, quoteId: QuoteId) =>
  (await desk.events()).filter(
    (event) => event.name === name && 'quoteId' in event.detail && event.detail.quoteId === quoteId,
  )

describe('a request to bind', () => {
  it('needs a policy holder who can be reached, once', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const request = (body: object, actor = cast.producer) =>
      desk.as(actor)(updateQuote, { params: { quoteId }, body: body as never })
    expect(await request({ customerFirstName: 'Ida', customerLastName: 'Moreau' })).toMatchObject({
      status: 409,
      problem: { code: 'quote.needsContact' },
    })
    expect(await request({ ...holder, customerPhone: '1234567' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['customerPhone'] }] },
    })
    expect(await request(holder, cast.otherProducer)).toMatchObject({
      status: 404,
      problem: { code: 'quote.notFound' },
    })
    expect(await request({ ...holder, shownTotalPremium: 100 })).toMatchObject({
      problem: { code: 'quote.priceChanged' },
    })
    expect(await request(holder)).toMatchObject({
      ok: true,
      value: { agencyStatus: 'REQUESTED', wraRequestToBind: true, customerPhone: '14155550132' },
    })
    const [one, two] = await Promise.all([request(holder), request(holder)])
    expect([one, two]).toMatchObject([
      { value: { agencyStatus: 'REQUESTED' } },
      { value: { agencyStatus: 'REQUESTED' } },
    ])
  })

  it('is refused, as binding is, once the company’s domain is blacklisted', async () => {
    const domainName = 'unwanted.example'
    const own = await desk.anAccount({ domainName, address1: '7 Unwanted Street' })
    const [ready, requested] = [await desk.aPricedQuote(own), await desk.aRequestedQuote(own)]
    const entered = { id: domainName, name: domainName, created: '2026-11-01T00:00:00.000Z' }
    const listed = blacklistedDomains.create(entered as never)
    await commit([listed])
    const refused = { status: 422, problem: { code: 'blacklist.refused' } }
    const asked = { params: { quoteId: ready }, body: { ...holder } }
    expect(await desk.as(cast.producer)(updateQuote, asked)).toMatchObject(refused)
    expect(await bind(requested)).toMatchObject(refused)
    await commit([blacklistedDomains.remove(await blacklistedDomains.require(domainName))])
  })

  it('can come from the policy holder with the quote’s own link, who may change nothing else', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const guest = desk.as(guestOf('QUOTE', quoteId))
    expect(await guest(updateQuote, { params: { quoteId }, body: { ...holder, limit: 2_000_000 } })).toMatchObject({
      status: 403,
    })
    expect(await guest(updateQuote, { params: { quoteId }, body: holder })).toMatchObject({
      ok: true,
      value: { agencyStatus: 'REQUESTED' },
    })
    const other = await desk.aPricedQuote(accountId)
    expect(await guest(updateQuote, { params: { quoteId: other }, body: holder })).toMatchObject({ status: 404 })
  })
})

describe('binding', () => {
  it('says before it is requested what no request brings, to those who bind', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    const seen = async (actor: (typeof cast)[keyof typeof cast] = cast.producer) =>
      answered(await desk.as(actor)(getQuote, { params: { quoteId } }))
    expect(await seen()).toMatchObject({ agencyStatus: 'READY' })
    expect((await seen()).obstacles).toBeUndefined()
    const { feeAgreement: _, ...stored } = await quotes.require(quoteId)
    await commit([quotes.update(await quotes.require(quoteId), { ...stored, brokerFee: 250, isSurplus: false })])
    expect((await seen()).obstacles).toEqual([expect.stringMatching(/agreement/)])
    expect((await seen(cast.customerService)).obstacles).toBeUndefined()
  })

  it('says all at once that stands in its way, as the page of the quote does to those who bind', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const seen = async (actor: (typeof cast)[keyof typeof cast] = cast.producer) =>
      answered(await desk.as(actor)(getQuote, { params: { quoteId } })).obstacles
    expect(await seen()).toBeUndefined()
    const { customerPhone: _, feeAgreement: __, ...stored } = await quotes.require(quoteId)
    await commit([quotes.update(await quotes.require(quoteId), { ...stored, brokerFee: 250, isSurplus: false })])
    const several = await bind(quoteId)
    expect(several).toMatchObject({
      status: 409,
      problem: { code: 'quote.obstacles', data: { codes: 'quote.needsContact, quote.feeNotAgreed' } },
    })
    const obstacles = await seen()
    expect(obstacles).toEqual([expect.stringMatching(/phone/), expect.stringMatching(/agreement/)])
    if (!several.ok) for (const each of obstacles ?? []) expect(several.problem.detail).toContain(each)
    expect(await seen(cast.policyHolder).catch(() => undefined)).toBeUndefined()
  })

  it('makes the binder and its policy record in one step and answers the same again', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const { totalPremium } = await desk.read(quoteId)
    const bound = answered(await bind(quoteId, { shownTotalPremium: totalPremium }))
    expect(bound).toMatchObject({
      id: quoteId,
      agencyStatus: 'BOUND',
      binder: { id: expect.stringMatching(/^pol_/), policyNumber: expect.stringMatching(/^PAL-US-\d{7}-01$/) },
    })
    expect(await policyById(bound.binder.id)).toMatchObject({
      status: 'BOUND',
      quoteId,
      totalPremium,
      policyNumber: bound.binder.policyNumber,
    })
    expect(answered(await bind(quoteId))).toEqual(bound)
    expect(await eventsNamed('quote.bound', quoteId)).toHaveLength(1)
  })

  it('gives one binder and equal answers to two who bind at once', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const answers = await Promise.all([
      bind(quoteId),
      bind(quoteId, {}, cast.agencyAdmin),
      bind(quoteId, {}, cast.underwriter),
    ])
    const binders = answers.map((answer) => answered(answer).binder)
    expect(new Set(binders.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]).toMatchObject({ value: { agencyStatus: 'BOUND' } })
    expect(await eventsNamed('quote.bound', quoteId)).toHaveLength(1)
  })

  it('is for the quote’s own agency, those who may, and quotes that were requested', async () => {
    const quoteId = await desk.aPricedQuote(accountId)
    expect(await bind(quoteId, {}, cast.otherProducer)).toMatchObject({
      status: 404,
      problem: { code: 'quote.notFound' },
    })
    expect(await bind(quoteId, {}, cast.customerService)).toMatchObject({ status: 403 })
    expect(await bind(quoteId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notAllowed',
        data: { status: 'READY', allowed: expect.stringMatching(/^request to bind it, .*mark it as lost, delete it$/) },
      },
    })
    expect(await bind(quoteId, { price: 1 })).toMatchObject({ status: 400, problem: { errors: [{ path: ['price'] }] } })
  })

  it('refuses a referred quote', async () => {
    const quoteId = await desk.aPricedQuote(accountId, { aggregateLimit: 5_000_000 })
    expect(await bind(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })

  it('refuses a quote that has expired and names the day', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const quote = await quotes.require(quoteId)
    await commit([quoteChange(quote, quote.lastUpdated, { expiresOn: '2026-01-31' })])
    expect(await bind(quoteId)).toMatchObject({
      status: 409,
      problem: { code: 'quote.expired', data: { expiresOn: '2026-01-31' } },
    })
  })

  it('refuses a quote whose policy holder cannot be reached', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const { customerEmail: _, version: __, ...quote } = await quotes.require(quoteId)
    await commit([quotes.update(await quotes.require(quoteId), quote)])
    expect(await bind(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.needsContact' } })
  })

  it('tells of a price that is not the one that was shown, with the difference', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const { totalPremium } = await desk.read(quoteId)
    expect(await bind(quoteId, { shownTotalPremium: totalPremium - 12_345 })).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.priceChanged',
        data: { shown: expect.stringMatching(/^\$/), difference: '+$123.45', currentTotalPremium: totalPremium },
      },
    })
    expect((await desk.read(quoteId)).agencyStatus).toBe('REQUESTED')
  })

  it('tells of the price of what the account has become, before the quote falls', async () => {
    const own = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(own)
    const account = await accounts.require(own)
    await commit([accounts.update(account, { ...account, revenue: 50_000_000 })])
    expect(await bind(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.priceChanged' } })
  })

  it('takes another day to start when the price stays, and refuses one that is not on offer', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const { effectiveDate } = await desk.read(quoteId)
    const [year, month, day] = effectiveDate.split('-').map(Number)
    const next = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 0) + 1)).toISOString().slice(0, 10)
    expect(await bind(quoteId, { effectiveDate: '2099-01-01' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['effectiveDate'] }] },
    })
    expect((await bind(quoteId, { effectiveDate: next })).ok).toBe(true)
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'BOUND', effectiveDate: next })
  })
})

describe('issuing', () => {
  const issue = (quoteId: QuoteId, actor: (typeof cast)[keyof typeof cast] = cast.producer) =>
    desk.as(actor)(contract.agentIssueQuote, { params: { quoteId }, body: { productType: 'P250' } })

  it('asks for the policy once, answers the same again, and follows the policy', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    expect(await issue(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    const { binder } = answered(await bind(quoteId))
    await desk.attest(quoteId)
    const first = await issue(quoteId)
    expect(first).toMatchObject({
      status: 202,
      value: { policy: { id: binder.id, policyNumber: binder.policyNumber, status: 'BOUND' } },
    })
    expect(await issue(quoteId)).toEqual(first)
    expect(await issue(quoteId, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await eventsNamed('policy.issueRequested', quoteId)).toEqual([
      { name: 'policy.issueRequested', detail: { policyId: binder.id, quoteId } },
    ])
    const happening = {
      id: 'evt_1',
      name: 'policy.issued' as const,
      detail: { policyId: binder.id, quoteId },
      at: '2026-11-20T12:00:00.000Z' as const,
      now: '2026-11-20T12:00:00.000Z' as const,
      once: 'on|quote.issueQuoteOfPolicy|evt_1',
    }
    await issueQuoteOfPolicy(happening)
    await issueQuoteOfPolicy(happening)
    expect((await desk.read(quoteId)).agencyStatus).toBe('ISSUED')
    expect((await issue(quoteId)).ok).toBe(true)
  })

  it('has a path for staff, which agencies do not take', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await bind(quoteId))
    await desk.attest(quoteId)
    const at = { params: { quoteId }, body: {} }
    expect(await desk.as(cast.producer)(contract.issueQuote, at)).toMatchObject({ status: 403 })
    expect(await desk.as(cast.underwriter)(contract.issueQuote, at)).toMatchObject({ status: 202 })
  })

  it('follows an approval by an underwriter, who leaves the request as it is', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const at = { params: { quoteId }, body: { note: 'Loss runs seen.' } }
    expect(answered(await desk.as(cast.underwriter)(approveQuote, at))).toMatchObject({ agencyStatus: 'REQUESTED' })
    expect(await desk.read(quoteId)).toMatchObject({ underwriter: { name: cast.underwriter.name }, notes: 1 })
  })
})

describe('the end of a binder', () => {
  const rescind = (quoteId: QuoteId, actor: (typeof cast)[keyof typeof cast] = cast.underwriter) =>
    desk.as(actor)(rescindBinder, { params: { quoteId }, body: { reason: 'Bound in error' } })

  it('is rescinded with its policy record, unless the policy is being issued', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    expect(await rescind(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    const { binder } = answered(await bind(quoteId))
    expect(await rescind(quoteId, cast.producer)).toMatchObject({ status: 403 })
    expect(await rescind(quoteId)).toMatchObject({ ok: true, value: { agencyStatus: 'RESCIND' } })
    expect((await policyById(binder.id))?.status).toBe('RESCIND')
    expect(await desk.events()).toContainEqual({ name: 'quote.binderEnded', detail: { quoteId, how: 'rescinded' } })
    const issuing = await desk.aRequestedQuote(await desk.anAccount())
    answered(await bind(issuing))
    await desk.attest(issuing)
    answered(await desk.as(cast.producer)(contract.agentIssueQuote, { params: { quoteId: issuing }, body: {} }))
    expect(await rescind(issuing)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notAllowed',
        data: {
          allowed: expect.stringMatching(/^send it to be signed, issue its policy, /),
        },
      },
    })
  })

  it('is rescinded by an underwriter of the carrier on whose paper it is, and by nobody else of a carrier', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await bind(quoteId))
    const by = (role: 'Carrier Admin' | 'Carrier Claims Adjuster' | 'Carrier Underwriter', carrierId: string) =>
      rescind(quoteId, partnerOf('CARRIER', role, carrierId))
    const stored = await quotes.require(quoteId)
    await commit([quotes.update(stored, { ...stored, partnerIds: ['crr_paper'] })])
    expect(await by('Carrier Underwriter', 'crr_other')).toMatchObject({ problem: { code: 'quote.notFound' } })
    for (const role of ['Carrier Admin', 'Carrier Claims Adjuster'] as const)
      expect(await by(role, 'crr_paper')).toMatchObject({ problem: { code: 'permission.denied' } })
    expect(await by('Carrier Underwriter', 'crr_paper')).toMatchObject({ ok: true, value: { agencyStatus: 'RESCIND' } })
    expect((await quotes.require(quoteId)).statusNote).toMatchObject({ reason: 'Bound in error' })
    expect(await desk.events()).toContainEqual({ name: 'quote.binderEnded', detail: { quoteId, how: 'rescinded' } })
  })

  it('expires thirty days after it was bound', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const { binder } = answered(await bind(quoteId))
    const boundAt = Date.parse((await quotes.require(quoteId)).boundAt ?? '')
    const after = (days: number) => ({ now: new Date(boundAt + days * 86_400_000).toISOString() })
    await expireBinders(after(30))
    expect(await runJobsOf(desk.table, worker)).toEqual([])
    expect((await desk.read(quoteId)).agencyStatus).toBe('BOUND')
    await expireBinders(after(32))
    expect(await runJobsOf(desk.table, worker)).toEqual([])
    expect((await desk.read(quoteId)).agencyStatus).toBe('BINDER EXPIRED')
    expect((await policyById(binder.id))?.status).toBe('BINDER EXPIRED')
    expect(await desk.events()).toContainEqual({ name: 'quote.binderEnded', detail: { quoteId, how: 'expired' } })
  })
})

describe('a quote that partners have a share in', () => {
  const partnerIds = ['whs_1', 'agr_1', 'cls_1', 'crr_1', 'pol_1']
  const partnerScopes = partnerIds.map((id) => `partner:${id}`)

  it('is bound with three teams, and comes into the lists of its partners by the stream, counted once', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const quote = await quotes.require(quoteId)
    const teamIds = ['A', 'B', 'C'].map((last) => TeamId.parse(`tea_01JH000000000000000000000${last}`))
    await commit([quotes.update(quote, { ...quote, teamIds, partnerIds })])
    const { id: policyId } = answered(await bind(quoteId)).binder
    expect(await policyById(policyId)).toMatchObject({ partnerIds })
    // The rows follow the records, and the counters the rows.
    await desk.settle()
    await desk.settle()
    for (const scope of partnerScopes) {
      expect(await policies.every({ scopes: [scope], group: 'binders' })).toMatchObject([{ id: policyId }])
      expect(await quotes.every({ scopes: [scope], group: 'listed' })).toMatchObject([{ id: quoteId }])
      expect(await policies.count(scope, 'binders')).toEqual(await policies.count(`team:${teamIds[0]}`, 'binders'))
      expect(await quotes.count(scope, 'listed')).toMatchObject({ count: 1 })
    }
    const told = await verifyRows(kinds, { pause: desk.settle, only: 'policy' })
    expect(told.differences).toEqual([])
  })
})

describe('the paper that a quote is bound on', () => {
  const admin = { contactFirstName: 'Dana', contactLastName: 'Webb', contactEmail: 'dana@example.com' }
  const aCarrier = async (name: string): Promise<string> => {
    made += 1
    const id = `org_01JH0000000000000000000P${made}`
    const at = new Date().toISOString()
    const carrier = { ...admin, id: PersonaId.parse(id), name, type: 'carrier' as const, status: 'ACTIVE' as const }
    await commit([personas.create({ ...carrier, enforceMfa: false, states: [], created: at, updated: at })])
    return id
  }
  let made = 70
  const joins = async (carrierId: string) => {
    const related = await relate({
      id: `rel_${carrierId}`,
      kind: 'carriedBy',
      from: providerId,
      to: carrierId,
      begins: '2026-01-01',
    })
    if (!related.ok) throw new Error(related.fault)
    await commit(related.writes)
  }

  it('is the carrier’s that is on the programme that day, and stays so; else the programme’s own', async () => {
    const own = answered(await bind(await desk.aRequestedQuote(accountId))).binder
    expect(await policyById(own.id)).toMatchObject({ carrierId: 'programme' })
    const [former, granite] = [await aCarrier('Former Mutual'), await aCarrier('Granite Ledge Insurance')]
    await joins(granite)
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    const quote = await quotes.require(quoteId)
    await commit([quotes.update(quote, { ...quote, partnerIds: [former] })])
    const { id } = answered(await bind(quoteId)).binder
    const policy = await policies.require(id)
    expect(policy).toMatchObject({ carrierId: granite, partnerIds: [granite] })
    expect(await insurerOfCover({ ...policy, partnerIds: [former] })).toBe('Granite Ledge Insurance')
  })
})
