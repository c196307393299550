import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policyById } from '#functions/policy/public.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import { agentIssueQuote, bindQuote } from '#shared/contracts/quote/binding.ts'
import { searchSubjectivities, searchUnderwriterInbox } from '#shared/contracts/quote/search.ts'
import * as contract from '#shared/contracts/quote/subjectivities.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { subjectivityLife } from '#shared/records/subjectivity/subjectivityLife.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { overdueSubjectivities } from '../jobs/overdueSubjectivities.ts'
import { type QuoteChanges, quoteChange } from '../public.ts'
import { quotes } from '../store/quotes.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const today = dateAt(new Date().toISOString(), 'UTC')
const application = { text: 'Signed application', stage: 'PRE_BIND', owner: 'INSURED' } as const
const report = {
  text: 'Report of the external scan',
  stage: 'POST_BIND',
  owner: 'AGENCY',
  due: addDays(today, 20),
  notice: 'CANCELLATION',
} as const

const ask = (quoteId: QuoteId, subjectivities: readonly object[], actor: Actor = cast.underwriter) =>
  desk.as(actor)(contract.updateSubjectivities, { params: { quoteId }, body: { subjectivities } as never })
const receive = (quoteId: QuoteId, subjectivityId: string, actor: Actor = cast.producer) =>
  desk.as(actor)(contract.receiveSubjectivity, {
    params: { quoteId, subjectivityId },
    body: { evidence: 'Signed on 3 November, in the account’s files.' },
  })
const settle = (quoteId: QuoteId, subjectivityId: string, decision: 'accept' | 'sendBack' | 'waive', note = 'Seen.') =>
  desk.as(cast.underwriter)(contract.settleSubjectivity, {
    params: { quoteId, subjectivityId },
    body: { decision, note },
  })
const bind = (quoteId: QuoteId) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })
const issue = (quoteId: QuoteId) => desk.as(cast.producer)(agentIssueQuote, { params: { quoteId }, body: {} })
const idOf = async (quoteId: QuoteId, text: string): Promise<string> =>
  (await desk.read(quoteId)).subjectivities.find((each) => each.text === text)?.id ?? ''

const fallDueAt = async (now: Instant) => {
  await overdueSubjectivities({ now })
  expect(await runJobsOf(desk.table, worker)).toEqual([])
}

describe('a subjectivity before binding', () => {
  it('stops binding until an underwriter accepts what the agency brought', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [application]))
    const refused = { status: 409, problem: { code: 'quote.subjectivitiesOpen', data: { open: 'Signed application' } } }
    expect(await bind(quoteId)).toMatchObject(refused)
    const id = await idOf(quoteId, application.text)
    expect(await receive(quoteId, id, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await receive(quoteId, 'sub_unknown')).toMatchObject({ problem: { code: 'quote.subjectivityNotFound' } })
    expect(answered(await receive(quoteId, id)).subjectivities).toMatchObject([
      { status: 'RECEIVED', evidence: { by: cast.producer.name } },
    ])
    expect(await bind(quoteId)).toMatchObject(refused)
    expect(
      await desk.as(cast.producer)(contract.settleSubjectivity, {
        params: { quoteId, subjectivityId: id },
        body: { decision: 'accept', note: 'By myself.' },
      }),
    ).toMatchObject({ status: 403 })
    answered(await settle(quoteId, id, 'sendBack', 'The signature is missing.'))
    answered(await receive(quoteId, id))
    expect(answered(await settle(quoteId, id, 'accept')).subjectivities).toMatchObject([
      { status: 'ACCEPTED', settled: { text: 'Seen.', by: 'Palisade' } },
    ])
    answered(await bind(quoteId))
    expect(await receive(quoteId, id)).toMatchObject({
      problem: { code: 'quote.subjectivityNotAllowed', data: { status: 'ACCEPTED', allowed: 'send it back' } },
    })
  })

  it('is waived with a word and never left out', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [application]))
    const id = await idOf(quoteId, application.text)
    expect(await ask(quoteId, [])).toMatchObject({ status: 422, problem: { errors: [{ path: ['subjectivities'] }] } })
    expect(await settle(quoteId, id, 'waive', ' ')).toMatchObject({ problem: { errors: [{ path: ['note'] }] } })
    answered(await ask(quoteId, [{ ...application, id, text: 'Application, signed by a director' }]))
    answered(await settle(quoteId, id, 'waive', 'The broker holds it.'))
    answered(await bind(quoteId))
  })

  it('is asked for by underwriters, for a day that is to come and within the cover', async () => {
    const quoteId = await desk.aPricedQuote(await desk.anAccount())
    expect(await ask(quoteId, [application], cast.producer)).toMatchObject({ status: 403 })
    expect(await ask(quoteId, [{ ...report, due: undefined }])).toMatchObject({
      problem: { errors: [{ path: ['subjectivities', 0, 'due'] }] },
    })
    for (const [due, detail] of [
      ['2026-01-01', 'Choose a day that is to come'],
      ['2099-12-31', 'Choose a day before the cover ends'],
    ] as const)
      expect(await ask(quoteId, [{ ...report, due }])).toMatchObject({
        problem: { errors: [{ path: ['subjectivities', 0, 'due'], detail }] },
      })
  })
})

describe('a subjectivity in a status that does not allow it', () => {
  let quoteId: QuoteId
  let id: string
  beforeAll(async () => {
    quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [application]))
    id = await idOf(quoteId, application.text)
  })

  it.each([
    ['updateSubjectivities', 'change', () => ask(quoteId, [{ ...application, id, text: 'Another application' }])],
    ['receiveSubjectivity', 'receive', () => receive(quoteId, id)],
    ['settleSubjectivity', 'accept', () => settle(quoteId, id, 'accept')],
    ['settleSubjectivity', 'sendBack', () => settle(quoteId, id, 'sendBack')],
    ['settleSubjectivity', 'waive', () => settle(quoteId, id, 'waive')],
  ])('refuses %s to %s it', async (by, action, send) => {
    let quote = await quotes.require(quoteId)
    /** It is kept in its quote, whose version it has. */
    const records = {
      require: async () => {
        quote = await quotes.require(quoteId)
        const kept = quote.subjectivities.find((each) => each.id === id)
        return { ...(kept ?? expect.fail()), version: quote.version }
      },
      update: (_: unknown, { id, status }: Pick<Subjectivity, 'id' | 'status'>) =>
        quoteChange(quote, {
          subjectivities: quote.subjectivities.map((each) => (each.id === id ? { ...each, status } : each)),
        }),
    }
    await expectRefused({
      records,
      id,
      life: subjectivityLife,
      by,
      action,
      send,
      problemIn: (status) => ({ code: 'quote.subjectivityNotAllowed', data: { status } }),
    })
  })
})

describe('the insured', () => {
  it('says that what the insured brings has come, and of nothing else', async () => {
    const licence = { ...application, text: 'Licence of the agency', owner: 'AGENCY' }
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [{ ...application, owner: 'INSURED' }, licence]))
    const guest = guestOf('QUOTE', quoteId)
    expect(answered(await receive(quoteId, await idOf(quoteId, application.text), guest)).subjectivities).toMatchObject(
      [{ status: 'RECEIVED', evidence: { by: guest.name } }, { status: 'OPEN' }],
    )
    expect(await receive(quoteId, await idOf(quoteId, licence.text), guest)).toMatchObject({ status: 403 })
  })
})

describe('a subjectivity after binding', () => {
  it('stops nothing until its day, then is overdue on quote and policy, told of, and in the way of the policy', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [report]))
    const { binder } = answered(await bind(quoteId))
    expect(await ask(quoteId, [{ ...report, id: await idOf(quoteId, report.text) }, application])).toMatchObject({
      problem: { errors: [{ path: ['subjectivities', 1, 'stage'] }] },
    })
    await fallDueAt(`${report.due}T23:00:00.000Z`)
    expect((await desk.read(quoteId)).subjectivities).toMatchObject([{ status: 'OPEN' }])
    const late = { now: `${addDays(report.due, 2)}T12:00:00.000Z` } as const
    await fallDueAt(late.now)
    await fallDueAt(late.now)
    expect((await desk.read(quoteId)).subjectivities).toMatchObject([{ status: 'OVERDUE', noticeAt: late.now }])
    expect((await policyById(binder.id))?.subjectivities).toMatchObject([{ status: 'OVERDUE' }])
    const id = await idOf(quoteId, report.text)
    expect((await desk.events()).filter(({ name }) => name === 'quote.subjectivitiesOverdue')).toEqual([
      { name: 'quote.subjectivitiesOverdue', detail: { quoteId, subjectivityIds: [id] } },
    ])
    const inbox = answered(
      await desk.as(cast.underwriter)(searchUnderwriterInbox, { query: { size: '100', status: 'BOUND' } as never }),
    )
    expect(inbox.hits.find((row) => row.id === quoteId)).toMatchObject({ overdue: true })
    expect(await issue(quoteId)).toMatchObject({ problem: { code: 'quote.subjectivitiesOpen' } })
    answered(await receive(quoteId, id))
    answered(await settle(quoteId, id, 'accept'))
    expect((await policyById(binder.id))?.subjectivities).toMatchObject([{ status: 'ACCEPTED' }])
    await desk.attest(quoteId)
    expect(await issue(quoteId)).toMatchObject({ status: 202 })
  })

  it('waits in nobody’s inbox once the cover has ended, and does again when the end is taken back', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [report]))
    answered(await bind(quoteId))
    answered(await receive(quoteId, await idOf(quoteId, report.text)))
    const change = async (changes: QuoteChanges) => {
      const quote = await quotes.require(quoteId)
      await commit([quoteChange(quote, changes)])
    }
    const isWaiting = async () => {
      const query = { size: '100', status: 'BOUND' } as never
      return answered(await desk.as(cast.underwriter)(searchUnderwriterInbox, { query })).hits.some(
        ({ id }) => id === quoteId,
      )
    }
    expect(await isWaiting()).toBe(true)
    await change({ coverEnded: true })
    expect(await isWaiting()).toBe(false)
    await change({ coverEnded: undefined })
    expect(await isWaiting()).toBe(true)
  })
})

describe('the board of what quotes and covers are subject to', () => {
  const board = async (actor: Actor | typeof held, query: Partial<QueryOf<typeof searchSubjectivities>> = {}) => {
    aWhilePasses()
    const { hits } = answered(await desk.as(actor)(searchSubjectivities, { query: { size: '100', ...query } as never }))
    return hits
  }
  const held = { ...cast.underwriter, name: 'Priya Raman' }
  const rowsOf = async (ids: readonly string[], ...asked: Parameters<typeof board>) =>
    (await board(...asked)).filter(({ id }) => ids.includes(id)).map(({ id }) => ids.indexOf(id))

  it('has what is open, received and overdue, the next day first, until all of it is met', async () => {
    const soon = await desk.aRequestedQuote(await desk.anAccount())
    const later = await desk.aRequestedQuote(await desk.anAccount())
    const never = await desk.aRequestedQuote(await desk.anAccount())
    const ids = [soon, later, never]
    answered(await ask(never, [application]))
    answered(await ask(later, [report]))
    answered(await ask(soon, [{ ...report, due: addDays(today, 3) }, application]))
    expect(await rowsOf(ids, held)).toEqual([0, 1, 2])
    expect(await rowsOf(ids, held, { sort: '-due' })).toEqual([2, 1, 0])
    expect((await board(held)).find(({ id }) => id === soon)).toMatchObject({
      subjects: [
        { text: report.text, due: addDays(today, 3), owner: 'AGENCY', status: 'OPEN' },
        { text: application.text, status: 'OPEN' },
      ],
    })
    answered(await receive(later, await idOf(later, report.text)))
    expect(await rowsOf(ids, held, { status: 'RECEIVED' })).toEqual([1])
    expect(await rowsOf(ids, held, { status: 'OPEN' })).toEqual([0, 2])
    answered(await settle(later, await idOf(later, report.text), 'accept'))
    expect(await rowsOf(ids, held)).toEqual([0, 2])
    const quote = await quotes.require(never)
    await commit([
      quoteChange(quote, { underwriter: { id: held.userId, name: held.name, since: '2026-11-20T09:00:00.000Z' } }),
    ])
    expect(await rowsOf(ids, held, { assignee: 'me' })).toEqual([2])
    expect(await rowsOf(ids, held, { assignee: 'none' })).toEqual([0])
    expect((await board(held, { assignee: 'me' }))[0]?.assignee).toBe('Priya Raman')
  })

  it('shows an agency its own, and not who works on them', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount())
    answered(await ask(quoteId, [application]))
    const quote = await quotes.require(quoteId)
    await commit([
      quoteChange(quote, { underwriter: { id: held.userId, name: held.name, since: '2026-11-20T09:00:00.000Z' } }),
    ])
    const own = (await board(cast.producer)).find(({ id }) => id === quoteId)
    expect(own?.subjects).toHaveLength(1)
    expect(own?.assignee).toBe(undefined)
    // Whoever is no staff does not find out by asking either.
    expect(await rowsOf([quoteId], cast.producer, { assignee: 'none' })).toEqual([0])
    expect(await rowsOf([quoteId], cast.otherProducer)).toEqual([])
    expect(await desk.as(cast.policyHolder)(searchSubjectivities, { query: {} as never })).toMatchObject({
      status: 403,
    })
  })
})
