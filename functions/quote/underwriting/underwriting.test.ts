import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { users } from '#functions/directory/store/users.ts'
import type { BodyInput } from '#shared/contract/operation.ts'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import { searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const beyond = { aggregateLimit: 5_000_000 }
const aReferral = async () => desk.aPricedQuote(await desk.anAccount(), beyond)
const take = (quoteId: QuoteId, actor: Actor = cast.underwriter, release = false) =>
  desk.as(actor)(contract.takeReferral, { params: { quoteId }, body: { release } })
const release = (quoteId: QuoteId, actor: Actor = cast.underwriter) =>
  desk.as(actor)(contract.releaseQuote, { params: { quoteId }, body: { note: 'Controls are sound.' } })
const decline = (quoteId: QuoteId, body: object = {}, actor: Actor = cast.underwriter) =>
  desk.as(actor)(contract.declineQuote, {
    params: { quoteId },
    body: {
      isNotificationEnabled: true,
      reasonSummary: 'Poor Claims History',
      reason: 'Two claims.',
      ...body,
    } as never,
  })
const nobody = QuoteId.parse('quo_01JH0000000000000000000Q99')

describe('a referral', () => {
  it('is held by one underwriter; the other is told who holds it', async () => {
    const quoteId = await aReferral()
    const taken = await Promise.all([take(quoteId), take(quoteId, cast.otherUnderwriter)])
    const holder = taken[0]?.ok ? cast.underwriter : cast.otherUnderwriter
    const other = taken[0]?.ok ? cast.otherUnderwriter : cast.underwriter
    expect(taken.find(({ ok }) => ok)).toMatchObject({
      value: { agencyStatus: 'IN_REVIEW', underwriter: { id: holder.userId, name: holder.name } },
    })
    expect(taken.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      problem: { code: 'quote.heldByAnother', detail: `${holder.name} is working on this referral.` },
    })
    for (const attempt of [release(quoteId, other), decline(quoteId, {}, other), take(quoteId, other, true)])
      expect(await attempt).toMatchObject({ problem: { code: 'quote.heldByAnother' } })
    expect(await take(quoteId, holder)).toMatchObject({ ok: true })
    expect(await desk.read(quoteId, cast.producer)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect((await desk.read(quoteId, cast.producer)).underwriter).toBeUndefined()
    expect(await take(quoteId, holder, true)).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    expect(await take(quoteId, other)).toMatchObject({ value: { agencyStatus: 'IN_REVIEW' } })
    expect(await take(quoteId, cast.superAdmin, true)).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    expect(await take(quoteId, cast.producer)).toMatchObject({ status: 403 })
    expect(await take(nobody)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
  })

  it('is found in the inbox until it is settled', async () => {
    const quoteId = await aReferral()
    const inbox = async (query: object = {}) =>
      answered(await desk.as(cast.underwriter)(searchUnderwriterInbox, { query: { size: '100', ...query } as never }))
        .hits
    const mine = (await inbox()).find(({ id }) => id === quoteId)
    expect(mine).toMatchObject({
      agencyStatus: 'REFERRED',
      referralReasons: ['The limit is above the binding authority'],
      read: false,
    })
    answered(await take(quoteId))
    expect((await inbox({ assignee: 'me' })).map(({ id }) => id)).toContain(quoteId)
    expect((await inbox({ assignee: 'none' })).map(({ id }) => id)).not.toContain(quoteId)
    expect((await inbox({ status: 'REFERRED' })).map(({ id }) => id)).not.toContain(quoteId)
    expect((await inbox({ status: 'Referred' })).map(({ id }) => id)).toContain(quoteId)
    expect(await desk.as(cast.producer)(searchUnderwriterInbox, { query: {} })).toMatchObject({ status: 403 })
    answered(await release(quoteId))
    expect((await inbox()).map(({ id }) => id)).not.toContain(quoteId)
  })

  it('waits in a queue that is narrowed and sorted by value and by the day it is needed, page by page', async () => {
    const ids = [await aReferral(), await aReferral(), await aReferral()]
    const facts = [
      { premium: 900_000, needBy: '2026-03-03' },
      { premium: 9_000_000, needBy: '2026-03-01' },
      { premium: 2_000_000, needBy: undefined },
    ] as const
    for (const [index, id] of ids.entries()) {
      const quote = await quotes.require(id)
      const { premium, needBy } = facts[index] ?? facts[0]
      const changed = { ...quote, rated: { ...quote.rated, premium }, needBy }
      await commit([quotes.update(quote, changed)])
    }
    const page = async (query: object) =>
      answered(await desk.as(cast.underwriter)(searchUnderwriterInbox, { query: { size: '100', ...query } as never }))
    const asked = async (query: object) =>
      (await page(query)).hits.flatMap(({ id }) =>
        ids.some((each) => each === id) ? [ids.indexOf(QuoteId.parse(id))] : [],
      )
    expect(await asked({ sort: '-value' })).toEqual([1, 2, 0])
    expect(await asked({ sort: 'needBy' })).toEqual([1, 0, 2])
    expect(await asked({ sort: 'value', assignee: 'none' })).toEqual([0, 2, 1])
    expect(await asked({ value: 'large' })).toEqual([1])
    expect(await asked({ value: 'medium', status: 'REFERRED' })).toEqual([2])
    expect(await asked({ value: 'medium', status: 'IN_REVIEW' })).toEqual([])
    expect(await asked({ needBy: '2026-03-03' })).toEqual([1, 0])
    expect(await asked({ needBy: '2026-03-03', sort: '-needBy' })).toEqual([0, 1])
    expect(await asked({ needBy: '2026-03-02' })).toEqual([1])
    const [first] = (await page({ sort: '-value', size: '1' })).hits
    const { nextToken } = await page({ sort: '-value', size: '1' })
    expect((await page({ sort: '-value', size: '1', after: nextToken })).hits[0]?.id).not.toBe(first?.id)
    answered(await take(ids[1] ?? nobody))
    expect(await asked({ assignee: 'me', value: 'large' })).toEqual([1])
    expect(await asked({ assignee: 'none', value: 'large' })).toEqual([])
  })

  it('is released: the quote is ready, the account quoted, and the proposal can be made', async () => {
    const quoteId = await aReferral()
    expect(await release(quoteId, cast.producer)).toMatchObject({ status: 403 })
    expect(await release(nobody)).toMatchObject({ status: 404 })
    expect(await release(quoteId)).toMatchObject({ ok: true, value: { id: quoteId, agencyStatus: 'READY' } })
    const quote = await desk.read(quoteId)
    expect(quote.underwriter?.id).toBe(cast.underwriter.userId)
    expect((await accountById(quote.accountId))?.status).toBe('Quoted')
    expect(await desk.events()).toContainEqual({ name: 'quote.ready', detail: { quoteId } })
    expect(await release(quoteId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notAllowed',
        detail: expect.stringMatching(/^The quote is READY; what can be done now: /),
      },
    })
  })

  it('is not released beyond the letter of authority, nor after it expired', async () => {
    const large = await desk.aPricedQuote(await desk.anAccount({ revenue: 2_000_000_000 }))
    expect(await release(large)).toMatchObject({
      status: 409,
      problem: { code: 'quote.beyondAuthority', data: { measure: 'revenue', threshold: '1,000,000,000' } },
    })
    expect(await release(large, cast.superAdmin)).toMatchObject({ ok: true })
    const late = await aReferral()
    const quote = await quotes.require(late)
    await commit([quoteChange(quote, quote.lastUpdated, { expiresOn: '2026-01-31' })])
    expect(await release(late)).toMatchObject({ problem: { code: 'quote.expired' } })
  })

  it('is approved with a note', async () => {
    const quoteId = await aReferral()
    const approve = (actor: Actor) =>
      desk.as(actor)(contract.approveQuote, { params: { quoteId }, body: { note: 'Controls are sound.' } })
    expect(await approve(cast.agencyAdmin)).toMatchObject({ status: 403 })
    expect(await approve(cast.underwriter)).toMatchObject({ value: { agencyStatus: 'READY' } })
    expect((await desk.read(quoteId)).notes).toBe(1)
  })

  it('is declined for a reason of the list, or for one of one’s own', async () => {
    const quoteId = await aReferral()
    expect(await decline(quoteId, { reasonSummary: 'Bad mood' })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['reasonSummary'] }] },
    })
    expect(await decline(quoteId, { reason: ' ' })).toMatchObject({
      problem: { errors: [{ detail: 'Reason Description is required', path: ['reason'] }] },
    })
    expect(await decline(quoteId, { reasonSummary: 'Fill-in option' })).toMatchObject({
      problem: { errors: [{ detail: 'Fill-In text is required', path: ['fillInReason'] }] },
    })
    const filled = { reasonSummary: 'Fill-in option', fillInReason: 'Sanctions', isNotificationEnabled: false }
    expect(await decline(quoteId, filled)).toMatchObject({ ok: true, value: { agencyStatus: 'DECLINED' } })
    // Who of the provider's people it was, its history tells them alone.
    const statusNote = { reasonSummary: 'Sanctions', reason: 'Two claims.', by: 'Palisade' }
    expect(await desk.read(quoteId, cast.producer)).toMatchObject({ statusNote })
    expect(await desk.events()).toContainEqual({ name: 'quote.declined', detail: { quoteId, notify: false } })
    expect(await decline(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    expect(await decline(nobody)).toMatchObject({ status: 404 })
    expect(await decline(quoteId, {}, cast.producer)).toMatchObject({ status: 403 })
  })
})

describe('referring by hand', () => {
  const refer = (quoteId: QuoteId, body: object, actor: Actor = cast.underwriter) =>
    desk.as(actor)(contract.referQuote, { params: { quoteId }, body: body as never })

  it('puts a ready quote back before underwriting, and only a person takes it out again', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aPricedQuote(accountId)
    expect(await refer(quoteId, { reason: '' })).toMatchObject({ status: 400 })
    expect(await refer(quoteId, { reason: 'Look again', userId: 'usr_unknown' })).toMatchObject({
      status: 404,
      problem: { code: 'user.notFound' },
    })
    expect(await refer(quoteId, { reason: 'Look again' })).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    const { updateQuote } = await import('#shared/contracts/quote/quotes.ts')
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { limit: 1_500_000 } }))
    await desk.workPatch(quoteId)
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED', aggLimit: 1_500_000 })
  })

  it('hands on what an underwriter works on, to a colleague or to one with more authority', async () => {
    const quoteId = await aReferral()
    answered(await take(quoteId))
    const { userId, email, role } = cast.superAdmin
    await commit([users.create(aUser({ id: userId, email, accountType: 'COWBELL', role }))])
    expect(await refer(quoteId, { reason: 'Mine', userId }, cast.otherUnderwriter)).toMatchObject({
      problem: { code: 'quote.heldByAnother' },
    })
    const eventsBefore = (await desk.events()).filter(({ name }) => name === 'quote.referred').length
    expect(await refer(quoteId, { reason: 'Beyond my letter', userId })).toMatchObject({
      value: { agencyStatus: 'REFERRED' },
    })
    expect(await desk.read(quoteId)).toMatchObject({
      underwriter: { id: userId },
      statusNote: { reason: 'Beyond my letter' },
    })
    expect(await desk.events()).toContainEqual({
      name: 'quote.referredOn',
      detail: { quoteId, by: cast.underwriter.userId },
    })
    expect((await desk.events()).filter(({ name }) => name === 'quote.referred')).toHaveLength(eventsBefore)
    expect(await refer(quoteId, { reason: 'Whoever has time' })).toMatchObject({ value: { agencyStatus: 'REFERRED' } })
    expect((await desk.read(quoteId)).underwriter).toBeUndefined()
  })

  it('is for underwriters of the provider’s who look after the agency', async () => {
    const quoteId = await aReferral()
    const staff = { accountType: 'COWBELL', role: 'Underwriter' } as const
    const people = [
      aUser({ id: 'usr_agent', email: 'agent@refer.example' }),
      aUser({ id: 'usr_gone', email: 'gone@refer.example', ...staff, enabled: false }),
      aUser({ id: 'usr_desk', email: 'desk@refer.example', ...staff, role: 'Customer Success' }),
      aUser({ id: 'usr_theirs', email: 'theirs@refer.example', ...staff, accountIds: [castIds.agency(2)] }),
    ]
    await commit(people.map((user) => users.create(user)))
    for (const { id: userId } of people)
      expect(await refer(quoteId, { reason: 'You', userId })).toMatchObject({ problem: { code: 'user.notFound' } })
  })
})

describe('an underwriter’s terms', () => {
  const underwrite = (
    quoteId: QuoteId,
    body: BodyInput<typeof contract.underwriteQuote>,
    actor: Actor = cast.underwriter,
  ) => desk.as(actor)(contract.underwriteQuote, { params: { quoteId }, body })

  it('are priced at once and leave the status as it is; a ready quote gets a new proposal', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const before = await desk.read(quoteId)
    const after = answered(
      await underwrite(quoteId, { limit: 2_000_000, revenueFactor: 1.5, deductible: 10_000, note: 'A good year' }),
    )
    expect(after).toMatchObject({ agencyStatus: 'READY', aggLimit: 2_000_000, deductible: 10_000 })
    expect(after.totalPremium).toBeGreaterThan(before.totalPremium)
    expect(after.proposal?.docId).toMatch(/^doc_/)
    expect(await desk.events()).toContainEqual({
      name: 'quote.proposalRequested',
      detail: { quoteId, documentId: after.proposal?.docId },
    })
    expect(await underwrite(quoteId, { limit: 1_000_000 }, cast.producer)).toMatchObject({ status: 403 })
    expect(await underwrite(quoteId, { premium: 5 } as never)).toMatchObject({ status: 400 })
    expect(await underwrite(nobody, { limit: 1_000_000 })).toMatchObject({ status: 404 })
  })

  it('choose a single coverage and make the selection a custom one', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const before = await desk.read(quoteId)
    const after = answered(await underwrite(quoteId, { coverages: { '9': { selected: false } } }))
    expect(after.calculatorGeneratedData.presets).toBe(-1)
    expect(after.coverages.map(({ coverageId }) => coverageId)).toEqual(
      before.coverages.map(({ coverageId }) => coverageId).filter((id) => id !== 9),
    )
  })

  it('start from what was asked for when the paper is switched to surplus', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ state: 'NY', city: 'Albany', zipCode: '12207' }))
    answered(await underwrite(quoteId, { limit: 2_000_000, revenueFactor: 2, note: 'A good year' }))
    expect(await underwrite(quoteId, { isSurplus: true, note: ' ' })).toMatchObject({
      status: 422,
      problem: {
        errors: [{ detail: 'Say why the revenue factor and the schedule rating are undone', path: ['note'] }],
      },
    })
    const surplus = answered(await underwrite(quoteId, { isSurplus: true, note: 'Rated anew on the other paper' }))
    expect(surplus).toMatchObject({ isSurplus: true, aggLimit: 1_000_000, revenueFactor: 1 })
    expect(surplus.quoteResponse.surplusLineTax).toBeGreaterThan(0)
    const notes = answered(await desk.as(cast.underwriter)(listQuoteNotes, { query: { quoteId } }))
    expect(notes.map(({ text }) => text)).toContain('Rated anew on the other paper')
    expect(await underwrite(quoteId, { isSurplus: false, limit: 2_000_000 })).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'Say why it is written on other paper', path: ['note'] }] },
    })
    const back = { isSurplus: false, limit: 2_000_000, note: 'An admitted carrier writes it' }
    const admitted = answered(await underwrite(quoteId, back))
    expect(admitted).toMatchObject({ isSurplus: false, aggLimit: 2_000_000 })
  })

  it('do not lose a schedule rating with the paper unless somebody says why', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount({ state: 'NY', city: 'Albany', zipCode: '12207' }))
    const flat = {
      managementOfContent: 0,
      dcmPractices: 0,
      companyStability: 0,
      drPlanning: 0,
      financialCondition: 0,
      securityAwareness: 0,
      managementExperience: 0,
    }
    const debit = { ...flat, drPlanning: 10, irpmNote: 'No plans' }
    answered(await desk.as(cast.underwriter)(contract.updateIrpm, { params: { quoteId }, query: {}, body: debit }))
    const { totalPremium } = await desk.read(quoteId)
    expect(await underwrite(quoteId, { isSurplus: true })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['note'] }] },
    })
    expect(await desk.read(quoteId)).toMatchObject({ totalPremium, irpm: { irpmModifier: 1.1 } })
    expect(answered(await underwrite(quoteId, { isSurplus: true, note: 'Plans are there' })).irpm).toBeUndefined()
  })

  it('may modify the premium for the individual risk within the rate book’s ranges', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const none = {
      managementOfContent: 0,
      dcmPractices: 0,
      companyStability: 0,
      drPlanning: 0,
      financialCondition: 0,
      securityAwareness: 0,
      managementExperience: 0,
    }
    const modify = (body: object, actor: Actor = cast.underwriter) =>
      desk.as(actor)(contract.updateIrpm, {
        params: { quoteId },
        query: {},
        body: { ...none, irpmNote: 'Good plans', ...body },
      })
    expect(await modify({ drPlanning: -50 })).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'Invalid: between -10 and 10 percent', path: ['drPlanning'] }] },
    })
    const before = await desk.read(quoteId)
    expect(await modify({ drPlanning: -10, irpmNote: ' ' })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['irpmNote'] }] },
    })
    const modified = answered(await modify({ drPlanning: -10, dcmPractices: -5 }))
    expect(modified.irpmModifier).toBe(0.85)
    expect(modified.premium).toBeLessThan(before.premium)
    expect((await desk.read(quoteId, cast.producer)).irpm).toBeUndefined()
    expect((await desk.read(quoteId)).irpm).toMatchObject({ irpmNote: 'Good plans', irpmModifier: 0.85 })
    expect(await modify({}, cast.producer)).toMatchObject({ status: 403 })
  })

  it('carry exclusions of past events', async () => {
    const quoteId = await aReferral()
    const event = { claimNumber: 'C-1', claimName: 'Breach', claimDescription: 'Mail', claimDate: '2024-05-01' }
    const exclude = (body: unknown, actor: Actor = cast.underwriter) =>
      desk.as(actor)(contract.updateEventExclusions, { params: { quoteId }, body: body as never })
    expect(await exclude([{ ...event, claimDate: '2024-02-31' }])).toMatchObject({ status: 400 })
    expect(await exclude([event])).toMatchObject({ ok: true, value: [event] })
    expect(await exclude([event], cast.producer)).toMatchObject({ status: 403 })
    expect(await desk.read(quoteId)).toMatchObject({ eventExclusions: [event] })
    answered(await decline(quoteId))
    expect(await exclude([event])).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })
})

describe('the waterfall', () => {
  it('adds up to the total to the minor unit and names every coverage', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    const fall = async (actor: Actor) => desk.as(actor)(getQuoteWaterfall, { params: { quoteId } })
    const { steps, total, premium, coverages, fees, taxes, rateBookVersion } = answered(await fall(cast.producer))
    expect(steps.reduce((sum, step) => sum + step.effect, 0)).toBe(total)
    expect(coverages.reduce((sum, coverage) => sum + coverage.premium, 0)).toBe(premium)
    expect(premium + [...fees, ...taxes].reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(coverages[0]).toMatchObject({ key: 'LIABILITY', name: expect.any(String) })
    expect(rateBookVersion).toMatch(/us/)
    expect(await fall(cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
  })
})
