import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { accountById, answersOf } from '#functions/account/public.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { getQuote, updateQuoteAnswers } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'
import { followAnswers } from '../on/followAnswers.ts'
import { questionnaireRequests } from '../store/questionnaireRequests.ts'
import { quotes } from '../store/quotes.ts'
import { fewSaves, mostSaves } from './fewSaves.ts'

const { getQuestionnaire, handInQuestionnaire, saveQuestionnaire, sendQuestionnaire, withdrawQuestionnaire } = contract

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())
afterEach(() => void vi.useRealTimers())

const send = (quoteId: QuoteId, body: Record<string, unknown> = {}, actor = cast.producer) =>
  desk.as(actor)(sendQuestionnaire, {
    params: { quoteId },
    body: { recipientName: 'Ida Moreau', recipientEmail: 'ida@moreau.example', days: 14, ...body } as never,
  })

/** The holder of the link that was sent, as the code lets them in. */
const guestFor = async (quoteId: QuoteId, requestId: string) => {
  const guest = guestOf('QUESTIONNAIRE', quoteId)
  const { workflowId } = await questionnaireRequests.require(requestId)
  return {
    ...guest,
    email: 'ida@moreau.example',
    workflow: { flow: 'QUESTIONNAIRE', workflowId, subjectId: quoteId },
  } as const
}
const aSent = async (quoteId: QuoteId) => guestFor(quoteId, answered(await send(quoteId)).requestId)
type Guest = Awaited<ReturnType<typeof aSent>>

const open = (quoteId: QuoteId, guest: Guest) => desk.as(guest)(getQuestionnaire, { params: { quoteId } })
const save = (quoteId: QuoteId, guest: Guest, answers: object, page = 1) =>
  desk.as(guest)(saveQuestionnaire, { params: { quoteId }, body: { answers, page } as never })
const handIn = (quoteId: QuoteId, guest: Guest, answers: object = soundAnswers) =>
  desk.as(guest)(
    handInQuestionnaire,
    { params: { quoteId }, body: { name: 'Ida Moreau', isTrue: true, answers } as never },
    { sourceIp: '198.51.100.7' },
  )
const follow = async (accountId: string) =>
  followAnswers({
    name: 'account.answered',
    detail: { accountId },
    now: new Date().toISOString() as Instant,
    once: `on|quote.followAnswers|${accountId}${Math.random()}`,
  } as never)
const aQuote = async () => desk.aPricedQuote(await desk.anAccount())
const closed = { status: 409, problem: { code: 'quote.questionnaireClosed' } }

describe('a questionnaire', () => {
  it('is sent to somebody of the insured, by a link that opens it alone', async () => {
    const quoteId = await aQuote()
    const sent = answered(await send(quoteId, { note: 'Ask your IT provider.' }))
    expect(sent).toMatchObject({ name: 'Ida Moreau', email: 'ida@moreau.example', by: cast.producer.name })
    const request = await questionnaireRequests.require(sent.requestId)
    expect(await workflows.require(request.workflowId)).toMatchObject({
      flow: 'QUESTIONNAIRE',
      subjectId: quoteId,
      redirectUrl: `/quote/${quoteId}/answer`,
    })
    expect((await desk.read(quoteId)).questionnaire).toMatchObject({ requestId: sent.requestId })
    expect((await desk.events()).map(({ name }) => name)).toContain('mail.requested')
  })

  it('is asked for by the last day it opens on where the insured is', async () => {
    const quoteId = await aQuote()
    const { timeZone } = answered(await desk.as(cast.producer)(getQuote, { params: { quoteId } }))
    // An evening in the United States, when it is tomorrow already in UTC.
    const evening = new Date(Date.now() + 86_400_000)
    evening.setUTCHours(3, 30)
    vi.useFakeTimers({ toFake: ['Date'], now: evening })
    const { expiresAt } = answered(await send(quoteId))
    const asked = (await desk.events()).findLast((event) => event.name === 'mail.requested')
    const mail = await outgoingMails.require(asked?.name === 'mail.requested' ? asked.detail.mailId : '')
    expect(mail).toMatchObject({ template: 'questionnaireRequest', data: { until: dateAt(expiresAt, timeZone) } })
    expect(mail.data.until).not.toBe(dateAt(expiresAt, 'UTC'))
  })

  it('is not sent to who sells the quote, nor by who does not reach it', async () => {
    const quoteId = await aQuote()
    expect(await send(quoteId, { recipientEmail: cast.producer.email })).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
    expect(await send(quoteId, {}, cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('shows what is answered already and by whom, and nothing beyond its questions', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    const shown = answered(await open(quoteId, guest))
    expect(shown).toMatchObject({ status: 'OPEN', recipient: 'Ida Moreau', answers: { training: true } })
    expect(shown.answered?.training).toMatchObject({ by: cast.producer.name, source: 'AGENCY' })
    expect(shown).not.toHaveProperty('totalPremium')
  })

  it('is opened by its own link alone', async () => {
    const [quoteId, another] = [await aQuote(), await aQuote()]
    const guest = await aSent(quoteId)
    expect(await open(another, guest)).toMatchObject({ status: 404 })
    expect(
      await open(quoteId, { ...guest, workflow: { ...guest.workflow, workflowId: 'wfl_01JH0000000000000000000W77' } }),
    ).toMatchObject({ status: 404 })
    const stranger = guestOf('QUOTE', quoteId) as never
    expect(await open(quoteId, stranger)).toMatchObject({ status: 403 })
    expect(await desk.as(cast.producer)(getQuestionnaire, { params: { quoteId } })).toMatchObject({ status: 403 })
  })

  it('is kept page by page, and counts for nothing before it is handed in', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    answered(await save(quoteId, guest, { ...soundAnswers, training: 'NO', useCloudStorage: 'YES' }, 3))
    const shown = answered(await open(quoteId, guest))
    expect(shown).toMatchObject({ page: 3, savedAt: expect.any(String), answers: { training: 'NO' } })
    expect(shown.answers).not.toHaveProperty('useCloudStorage')
    const quote = await quotes.require(quoteId)
    expect(quote.securityQuestions.training).toBe(true)
    const account = await accountById(quote.accountId)
    expect(account && answersOf(account).training).toBe(true)
  })

  it('is kept so many times an hour, and then waits', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    const { questionnaire } = await quotes.require(quoteId)
    const now = new Date().toISOString() as Instant
    await Promise.all(Array.from({ length: mostSaves }, () => fewSaves(questionnaire?.requestId ?? '', now)))
    expect(await save(quoteId, guest, soundAnswers)).toMatchObject({ problem: { code: 'auth.throttled' } })
  })

  it('that is handed in is the insured’s word, and the quote is priced with it', async () => {
    const quoteId = await aQuote()
    const before = await quotes.require(quoteId)
    answered(
      await desk.as(cast.producer)(updateQuoteAnswers, {
        params: { quoteId },
        body: { answers: { vendorManagement: true } } as never,
      }),
    )
    await desk.workPatch(quoteId)
    const guest = await aSent(quoteId)
    const said = { ...soundAnswers, encryptionAtRest: false, vendorManagement: false }
    expect(answered(await handIn(quoteId, guest, said)).handedIn.by).toBe('Ida Moreau')
    expect((await desk.events()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account.answered', 'quote.questionnaireHandedIn']),
    )
    const account = await accountById(before.accountId)
    expect(account && answersOf(account)).toMatchObject({ encryptionAtRest: false })
    expect(account?.answered?.training).toMatchObject({ by: 'Ida Moreau', source: 'INSURED' })
    await follow(before.accountId)
    await desk.workPatch(quoteId)
    const quote = await quotes.require(quoteId)
    expect(quote.securityQuestions).toMatchObject({ encryptionAtRest: false, vendorManagement: false })
    expect(quote.answered?.encryptionAtRest).toMatchObject({ source: 'INSURED' })
    expect(quote.totalPremium).toBeGreaterThan(before.totalPremium)
    expect(quote.questionnaire?.handedIn).toMatchObject({ by: 'Ida Moreau' })
  })

  it('that only confirms what was answered is the insured’s word too, at the same price', async () => {
    const quoteId = await aQuote()
    const before = await quotes.require(quoteId)
    const guest = await aSent(quoteId)
    answered(await handIn(quoteId, guest))
    const quote = await quotes.require(quoteId)
    expect(quote.answered?.training).toMatchObject({ by: 'Ida Moreau', source: 'INSURED' })
    expect(quote.totalPremium).toBe(before.totalPremium)
  })

  it('is handed in whole, and by nobody who sells', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    const { training: _, ...rest } = soundAnswers
    expect(await handIn(quoteId, guest, rest)).toMatchObject({
      status: 422,
      problem: { code: 'account.invalidDetails' },
    })
    expect(await handIn(quoteId, { ...guest, email: cast.producer.email as never })).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
  })

  it('takes nothing any more once it is handed in', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    answered(await handIn(quoteId, guest))
    expect(await save(quoteId, guest, soundAnswers)).toMatchObject(closed)
    expect(await handIn(quoteId, guest)).toMatchObject(closed)
    const shown = answered(await open(quoteId, guest))
    expect(shown).toMatchObject({ status: 'HANDED_IN', handedIn: { by: 'Ida Moreau' } })
    expect(shown).not.toHaveProperty('answers')
  })

  it('says that it was withdrawn, and tells no answers then', async () => {
    const quoteId = await aQuote()
    const guest = await aSent(quoteId)
    const withdraw = () => desk.as(cast.producer)(withdrawQuestionnaire, { params: { quoteId } })
    expect(answered(await withdraw())).toMatchObject({ withdrawnAt: expect.any(String) })
    answered(await withdraw())
    const shown = answered(await open(quoteId, guest))
    expect(shown.status).toBe('WITHDRAWN')
    expect(shown).not.toHaveProperty('answers')
    expect(await handIn(quoteId, guest)).toMatchObject(closed)
  })

  it('that is sent again closes the link before it', async () => {
    const quoteId = await aQuote()
    const first = await aSent(quoteId)
    const second = await aSent(quoteId)
    expect(answered(await open(quoteId, first)).status).toBe('WITHDRAWN')
    expect(answered(await open(quoteId, second)).status).toBe('OPEN')
  })

  it('cannot be withdrawn where none is out', async () => {
    const quoteId = await aQuote()
    const withdraw = () => desk.as(cast.producer)(withdrawQuestionnaire, { params: { quoteId } })
    expect(await withdraw()).toMatchObject(closed)
    answered(await handIn(quoteId, await aSent(quoteId)))
    expect(await withdraw()).toMatchObject(closed)
  })
})
