import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import * as contract from '#shared/contracts/quote/manuscripts.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'

import { addDays } from '#shared/domain/calendar/moveDate.ts'

import { ManuscriptId, PolicyId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { mostOfManuscript } from '#shared/domain/policy/manuscript.ts'
import { manuscriptLife } from '#shared/records/manuscript/manuscriptLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { manuscripts } from '../store/manuscripts.ts'
import { quotes } from '../store/quotes.ts'

const { underwriter, otherUnderwriter, superAdmin, producer, otherProducer } = cast
let desk: PolicyDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openPolicyDesk()
  quoteId = await aQuote()
})
afterAll(() => desk.close())

const as = callerOf(handler)
/** On surplus lines paper, where wording is free. */
const aQuote = async () => desk.quotes.aRequestedQuote(await desk.quotes.anAccount(), { isSurplus: true })
const words = { title: 'Dredging', text: 'Dredging is insured.\n\nSo is towing.', effect: 'BROADENS' } as const
const create = (of: object, by = underwriter) =>
  as(by)(contract.createManuscript, { body: { ...words, ...of } as never })
const written = async (of: object = { quoteId }) => answered(await create(of))
const paramsOf = (id: string) => ({ params: { manuscriptId: ManuscriptId.parse(id) } })
const submit = (id: string, by = underwriter) => as(by)(contract.submitManuscript, paramsOf(id))
const approve = (id: string, by = superAdmin) => as(by)(contract.approveManuscript, paramsOf(id))
const sendBack = (id: string, by = superAdmin) =>
  as(by)(contract.returnManuscript, { ...paramsOf(id), body: { reason: 'Say where.' } })
const withdraw = (id: string, by = underwriter) =>
  as(by)(contract.withdrawManuscript, { ...paramsOf(id), body: { reason: 'No longer asked for' } })
const change = (id: string, more: object = {}, by = underwriter) =>
  as(by)(contract.updateManuscript, { ...paramsOf(id), body: { ...words, ...more } })
const read = (id: string, by = producer) => as(by)(contract.getManuscript, paramsOf(id))
const listed = async (query: object, by = producer) =>
  answered(await as(by)(contract.listManuscripts, { query })).hits.map(({ id }) => id)
const approved = async (of: object = { quoteId }) => {
  const { id } = await written(of)
  answered(await submit(id))
  return answered(await approve(id))
}

describe('an endorsement written for one quote', () => {
  it('is written by an underwriter, approved by another, and seen by the agency from then on', async () => {
    const draft = await written()
    expect(draft).toMatchObject({
      ...words,
      status: 'DRAFT',
      isWriter: true,
      number: expect.stringMatching(/^PAL-MAN-/),
    })
    expect(await create({ quoteId }, producer)).toMatchObject({ status: 403 })
    answered(await submit(draft.id))
    expect(await desk.quotes.events()).toContainEqual(
      expect.objectContaining({ name: 'manuscript.submitted', detail: { manuscriptId: draft.id } }),
    )
    expect(await read(draft.id)).toMatchObject({ status: 404, problem: { code: 'manuscript.notFound' } })
    expect(await listed({ quoteId })).not.toContain(draft.id)
    expect(await listed({ status: 'SUBMITTED' }, otherUnderwriter)).toContain(draft.id)
    expect(await listed({ status: 'SUBMITTED' })).toEqual([])
    expect(answered(await approve(draft.id))).toMatchObject({
      status: 'APPROVED',
      approved: { name: superAdmin.name },
      writers: [{ name: underwriter.name }],
    })
    const seen = answered(await read(draft.id))
    expect(seen).toMatchObject({ text: words.text, approved: { name: expect.not.stringContaining(superAdmin.name) } })
    expect(await listed({ quoteId })).toContain(draft.id)
    expect(await read(draft.id, otherProducer)).toMatchObject({ problem: { code: 'manuscript.notFound' } })
    expect(await as(otherProducer)(contract.listManuscripts, { query: { quoteId } })).toMatchObject({ status: 404 })
  })

  it('is approved by nobody who wrote a word of it, nor by a letter that does not cover the risk', async () => {
    const { id } = await written()
    answered(await submit(id))
    expect(await approve(id, underwriter)).toMatchObject({ status: 403, problem: { code: 'manuscript.ownWords' } })
    answered(await sendBack(id))
    answered(await change(id, { title: 'Dredging and towing' }, otherUnderwriter))
    answered(await submit(id))
    expect(await approve(id, otherUnderwriter)).toMatchObject({ problem: { code: 'manuscript.ownWords' } })
    const quote = await quotes.require(quoteId)
    const { version: _, ...state } = quote
    const { global } = quote.selection
    const large = { ...quote.selection, global: { ...global, limit: 9_000_000 } }
    await commit([quotes.update(quote, { ...state, selection: large })])
    const third = { ...otherUnderwriter, userId: cast.agent.userId }
    expect(await approve(id, third)).toMatchObject({ problem: { code: 'quote.beyondAuthority' } })
    expect(answered(await approve(id))).toMatchObject({ status: 'APPROVED', title: 'Dredging and towing' })
    await commit([quotes.update(await quotes.require(quoteId), state)])
  })

  it('is returned with a reason, written anew, and tells its history', async () => {
    const { id } = await written()
    answered(await submit(id))
    expect(await change(id)).toMatchObject({ problem: { code: 'manuscript.notAllowed' } })
    expect(answered(await sendBack(id))).toMatchObject({ status: 'RETURNED', returned: { reason: 'Say where.' } })
    expect(answered(await change(id, { text: 'In the harbour.' }))).toMatchObject({ text: 'In the harbour.' })
    answered(await submit(id))
    const { hits } = answered(await as(underwriter)(contract.listManuscriptHistory, paramsOf(id)))
    expect(hits.map(({ operation }) => operation)).toEqual([
      'submitManuscript',
      'updateManuscript',
      'returnManuscript',
      'submitManuscript',
      'createManuscript',
    ])
    expect(await as(producer)(contract.listManuscriptHistory, paramsOf(id))).toMatchObject({ status: 403 })
    answered(await withdraw(id))
  })

  it('is found by what it is called, and says what is wrong with its words by field', async () => {
    const draft = await written({ quoteId, title: 'Harbour works' })
    await desk.quotes.settle()
    expect(await listed({ search: 'harbour' }, otherUnderwriter)).toEqual([draft.id])
    const at = (path: string) => ({ status: 400, problem: { errors: [{ path: [path] }] } })
    expect(await create({ quoteId, text: 'x'.repeat(mostOfManuscript + 1) })).toMatchObject(at('text'))
    expect(await create({ quoteId, text: 'Dredging\u0007 is insured.' })).toMatchObject(at('text'))
    expect(await create({ quoteId, title: 'Two\nlines' })).toMatchObject(at('title'))
    expect(await create({ quoteId, title: ' \u200b ' })).toMatchObject(at('title'))
    expect(await create({ quoteId, effect: 'CHANGES' })).toMatchObject(at('effect'))
    expect(await create({})).toMatchObject(at('quoteId'))
    const day = { status: 422, problem: { errors: [{ path: ['effectiveDate'] }] } }
    expect(await create({ quoteId, effectiveDate: '2030-01-01' })).toMatchObject(day)
  })

  it('is refused on admitted paper in the US, where forms are filed: when it is begun, submitted, approved and bound', async () => {
    const admitted = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
    const refused = {
      status: 409,
      problem: { code: 'manuscript.admitted', detail: expect.stringContaining('must be filed') },
    }
    expect(await create({ quoteId: admitted })).toMatchObject(refused)
    const id = await aQuote()
    const first = await written({ quoteId: id })
    const second = await approved({ quoteId: id })
    const quote = await quotes.require(id)
    const { version: _, ...state } = quote
    await commit([quotes.update(quote, { ...state, isSurplus: false })])
    expect(await submit(first.id)).toMatchObject(refused)
    vi.stubEnv('PALISADE_REGION', 'uk')
    answered(await submit(first.id))
    vi.unstubAllEnvs()
    process.env.PALISADE_REGION = 'us'
    expect(await approve(first.id)).toMatchObject(refused)
    answered(await withdraw(first.id))
    answered(await withdraw(second.id))
  })

  it('keeps its quote from being bound, and issued, while it waits to be approved', async () => {
    const id = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount())
    const quote = await quotes.require(id)
    const { version: _, ...state } = quote
    const bind = () => as(superAdmin)(bindQuote, { params: { quoteId: id }, body: {} as never })
    await commit([quotes.update(quote, { ...state, isSurplus: true })])
    const { id: waiting, number } = await written({ quoteId: id })
    answered(await submit(waiting))
    await commit([quotes.update(await quotes.require(id), state)])
    const refused = { status: 409, problem: { code: 'manuscript.waiting', detail: expect.stringContaining(number) } }
    expect(await bind()).toMatchObject(refused)
    answered(await withdraw(waiting))
    answered(await bind())
    await desk.quotes.attest(id)
    const row = await manuscripts.require(waiting)
    await commit([manuscripts.update(row, { ...row, status: 'SUBMITTED' })])
    expect(await as(superAdmin)(issueQuote, { params: { quoteId: id }, body: {} })).toMatchObject(refused)
  })

  it('is withdrawn, also when it is approved, as long as its policy is not issued', async () => {
    const id = await aQuote()
    const one = await approved({ quoteId: id })
    expect(answered(await withdraw(one.id))).toMatchObject({ status: 'WITHDRAWN' })
    expect(await read(one.id)).toMatchObject({ problem: { code: 'manuscript.notFound' } })
    const other = await approved({ quoteId: id })
    const quote = await quotes.require(id)
    const { version: _, ...state } = quote
    await commit([quotes.update(quote, { ...state, status: 'ISSUED' })])
    expect(await withdraw(other.id)).toMatchObject({ problem: { code: 'manuscript.attached' } })
    expect(await create({ quoteId: id })).toMatchObject({ problem: { code: 'quote.notAllowed' } })
  })

  it('has at most twenty beside it', async () => {
    const id = await aQuote()
    for (let index = 0; index < 20; index += 1) await written({ quoteId: id })
    expect(await create({ quoteId: id })).toMatchObject({
      status: 409,
      problem: { code: 'manuscript.tooMany', detail: expect.stringContaining('20') },
    })
  })

  it.each([
    ['updateManuscript', (id: string) => change(id)],
    ['submitManuscript', (id: string) => submit(id)],
    ['approveManuscript', (id: string) => approve(id)],
    ['returnManuscript', (id: string) => sendBack(id)],
    ['withdrawManuscript', (id: string) => withdraw(id)],
  ] as const)('%s is refused wherever its life does not have it', async (by, send) => {
    const { id } = await written()
    await expectRefused({
      records: manuscripts,
      id,
      life: manuscriptLife,
      by,
      send: () => send(id),
      problemIn: (status) => ({ code: 'manuscript.notAllowed', data: { status } }),
    })
  })
})

describe('an endorsement written for one policy', () => {
  it('counts from a day of its term, is approved by somebody else, and stays', async () => {
    const policy = await desk.aPolicy({ isSurplus: true })
    const policyId = PolicyId.parse(policy.id)
    const today = dateAt(new Date().toISOString(), policy.timeZone)
    const first = today < policy.effectiveDate ? policy.effectiveDate : today
    expect(await written({ policyId })).toMatchObject({ effectiveDate: first, policyId })
    const wrong = { status: 422, problem: { errors: [{ path: ['effectiveDate'] }] } }
    expect(await create({ policyId, effectiveDate: policy.expirationDate })).toMatchObject(wrong)
    expect(await create({ policyId, effectiveDate: addDays(policy.effectiveDate, -1) })).toMatchObject(wrong)
    expect(await create({ policyId, quoteId })).toMatchObject({ problem: { errors: [{ path: ['policyId'] }] } })
    const { id } = await approved({ policyId, effectiveDate: addDays(first, 30) })
    expect(await listed({ policyId })).toEqual([id])
    expect(await withdraw(id)).toMatchObject({ problem: { code: 'manuscript.attached' } })
    expect(await desk.quotes.events()).toContainEqual(
      expect.objectContaining({ name: 'manuscript.approved', detail: { manuscriptId: id } }),
    )
  })

  it('is refused where the policy is over or admitted, and by a letter that does not cover it', async () => {
    const policy = await desk.aPolicy({ isSurplus: true })
    const policyId = PolicyId.parse(policy.id)
    const { id } = await written({ policyId })
    answered(await submit(id))
    const put = async (more: object) => {
      const before = await policies.require(policy.id)
      await commit([policies.update(before, { ...before, ...more })])
    }
    await put({ limit: 9_000_000 })
    expect(await approve(id, otherUnderwriter)).toMatchObject({ problem: { code: 'quote.beyondAuthority' } })
    await put({ isSurplus: false })
    expect(await create({ policyId })).toMatchObject({ problem: { code: 'manuscript.admitted' } })
    await put({ isSurplus: true, status: 'EXPIRED' })
    expect(await create({ policyId })).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })
})
