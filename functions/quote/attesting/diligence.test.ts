import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { documents } from '#functions/docs/store/documents.ts'
import { handler as docsWorker } from '#functions/docs/worker.ts'
import { attestSurplusNotice } from '#shared/contracts/quote/attesting.ts'
import { agentIssueQuote, bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import { recordDiligence } from '#shared/contracts/quote/diligence.ts'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import { overrideQuoteLicensing } from '#shared/contracts/quote/licensing.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { DiligentEffort } from '#shared/domain/quoting/diligence.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const inGeorgia = { state: 'GA', city: 'Atlanta', zipCode: '30303' }
const inMontana = { state: 'MT', city: 'Helena', zipCode: '59601' }
const inLouisiana = { state: 'LA', city: 'New Orleans', zipCode: '70112' }

const aSurplusQuote = async (place: object): Promise<QuoteId> =>
  desk.aRequestedQuote(await desk.anAccount({ ...place }), { isSurplus: true })
const bind = (quoteId: QuoteId) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })
const record = (quoteId: QuoteId, effort: DiligentEffort, actor = cast.producer) =>
  desk.as(actor)(recordDiligence, { params: { quoteId }, body: { effort } })
const listed = { basis: 'EXPORT_LIST', entry: 'Cyber liability', edition: '2026-01-02' } as const

describe('surplus lines cover', () => {
  it('without a licensed broker of the state is not bound, unless compliance lets it through with a reason', async () => {
    const quoteId = await aSurplusQuote(inGeorgia)
    await desk.seek(quoteId)
    const refusal = {
      status: 409,
      problem: { code: 'quote.notLicensed', data: { rules: 'license.broker.notVerified' } },
    }
    expect(await bind(quoteId)).toMatchObject(refusal)
    const body = { reason: 'The wholesaler places it: Amber Surplus, GA 5512' }
    answered(await desk.as(cast.superAdmin)(overrideQuoteLicensing, { params: { quoteId }, body }))
    expect(await bind(quoteId)).toMatchObject({ value: { agencyStatus: 'BOUND' } })
  })

  it('is not bound before its diligent effort is on record: told by law, what is missing, and cure', async () => {
    await desk.licenseBroker('GA')
    const quoteId = await aSurplusQuote(inGeorgia)
    expect(await bind(quoteId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notDiligent',
        detail: expect.stringMatching(/O\.C\.G\.A\. § 33-5-21.*Record 3 declinations of insurers admitted in Georgia/),
        data: { rule: 'diligence.GA' },
      },
    })
    await desk.seek(quoteId)
    expect(await bind(quoteId)).toMatchObject({ ok: true })
  })

  it('is not issued without it either, by whichever way, staff with a note neither', async () => {
    const quoteId = await aSurplusQuote(inGeorgia)
    await desk.seek(quoteId)
    answered(await bind(quoteId))
    await desk.attest(quoteId)
    const { diligence: _, version, ...without } = await quotes.require(quoteId)
    await commit([quotes.update({ ...without, version }, without)])
    const refused = { status: 409, problem: { code: 'quote.notDiligent' } }
    const params = { quoteId }
    expect(await desk.as(cast.producer)(agentIssueQuote, { params, body: {} })).toMatchObject(refused)
    expect(await desk.as(cast.underwriter)(issueQuote, { params, body: { note: 'Seen' } })).toMatchObject(refused)
    await desk.seek(quoteId)
    expect(await desk.as(cast.producer)(agentIssueQuote, { params, body: {} })).toMatchObject({ status: 202 })
  })

  it('in Montana asks for the effort, the signed notice and the license', async () => {
    await desk.licenseBroker('MT')
    const quoteId = await aSurplusQuote(inMontana)
    answered(await record(quoteId, listed))
    expect(await bind(quoteId)).toMatchObject({ problem: { code: 'quote.noticeNotAttested' } })
    answered(
      await desk.as(guestOf('SURPLUS_NOTICE', quoteId))(attestSurplusNotice, {
        params: { quoteId },
        body: { state: 'MT' },
      }),
    )
    expect(await bind(quoteId)).toMatchObject({ ok: true })
  })
})

describe('a diligent effort', () => {
  it('that does not do is refused with where it falls short', async () => {
    const quoteId = await aSurplusQuote(inGeorgia)
    expect(await record(quoteId, listed)).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['effort', 'basis'], detail: 'Georgia has no export list' }] },
    })
    const [one] = [{ carrier: 'Aldgate Mutual', contact: 'Lee Park', date: '2026-01-05', reason: 'Class' } as const]
    expect(await record(quoteId, { basis: 'DECLINATIONS', declinations: [one] })).toMatchObject({
      status: 422,
      problem: { errors: expect.arrayContaining([expect.objectContaining({ path: ['effort', 'declinations'] })]) },
    })
  })

  it('is asked for neither of admitted cover nor where the state has none', async () => {
    const refused = { status: 409, problem: { code: 'quote.noDiligence' } }
    expect(await record(await desk.aRequestedQuote(await desk.anAccount()), listed)).toMatchObject(refused)
    expect(await record(await aSurplusQuote(inLouisiana), listed)).toMatchObject(refused)
  })

  it('is the agency’s and staff’s: told to them with its history, and to no insured', async () => {
    const quoteId = await aSurplusQuote(inMontana)
    expect(await record(quoteId, listed, cast.otherProducer)).toMatchObject({ status: 404 })
    answered(await record(quoteId, listed))
    expect((await desk.read(quoteId, cast.producer)).diligence).toMatchObject({
      state: 'MT',
      effort: listed,
      by: cast.producer.name,
    })
    expect((await desk.read(quoteId, guestOf('QUOTE', quoteId))).diligence).toBeUndefined()
    const told = answered(await desk.as(cast.producer)(listQuoteHistory, { params: { quoteId } }))
    expect(told.hits[0]).toMatchObject({ operation: 'recordDiligence', changes: [{ field: 'diligence' }] })
  })

  it('becomes a paper of its quote for the agency and staff, once', async () => {
    const outside = await openOutside()
    const quoteId = await aSurplusQuote(inMontana)
    await desk.seek(quoteId)
    const at = (await quotes.require(quoteId)).diligence?.at ?? expect.fail()
    const paper = () => documents.idByUnique('madeFrom', `DiligentEffort|${quoteId}|${at}`)
    await handOver(docsWorker, 'quote.diligenceRecorded', { quoteId, recordedAt: at })
    await handOver(docsWorker, 'quote.diligenceRecorded', { quoteId, recordedAt: at })
    const id = await paper()
    expect(await documents.require(id ?? '')).toMatchObject({
      docName: expect.stringMatching(/^Diligent effort .*\.pdf$/),
      audience: 'AGENCY',
      quoteId,
    })
    await outside.close()
  })
})
