import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { shownLine } from '#functions/ledger/public.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { previewPolicyOfBinder } from '#shared/contracts/policy/issuePreview.ts'
import * as contract from '#shared/contracts/quote/binding.ts'
import { PolicyId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { documents } from '../store/documents.ts'
import { handler as docsWorker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const preview = async (quoteId: QuoteId, actor: Actor = cast.superAdmin) =>
  answered(await desk.quotes.as(actor)(contract.previewBinding, { params: { quoteId }, query: {} }))

const makeOnBinding = async (quoteId: QuoteId, policyId: string) => {
  const event = {
    id: 'evt_bound',
    'detail-type': 'quote.bound',
    time: new Date().toISOString(),
    detail: { quoteId, policyId },
  }
  expect(await deliver(docsWorker, [{ messageId: 'm_1', body: JSON.stringify(event) }])).toEqual([])
}

const madeOf = async (policyId: string) => {
  await desk.quotes.settle()
  return (await documents.every({ scopes: [`policy:${policyId}`] })).map(({ docType }) => docType).sort()
}
const postedOn = async (policyId: string) =>
  (await postings.every({ scopes: [`policy:${policyId}`], sort: 'postedAt' }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ description, lines }) => ({ description, lines: lines.map(shownLine) }))

describe('what binding and issuing is said to make', () => {
  it('is what is then made, document by document and posting by posting', async () => {
    const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount(), {}, 'P250')
    const shown = await preview(quoteId)
    expect(shown.steps.map(({ step }) => step)).toEqual(['BIND', 'ISSUE'])
    expect(shown).toMatchObject({ isWholeLedger: true, currency: 'USD' })
    const [onBinding, onIssue] = shown.steps

    const { binder } = answered(
      await desk.quotes.as(cast.producer)(contract.bindQuote, { params: { quoteId }, body: {} }),
    )
    expect(shown.total).toBe((await desk.read(binder.id)).totalPremium)
    await makeOnBinding(quoteId, binder.id)
    expect(await madeOf(binder.id)).toEqual(onBinding?.documents.toSorted())
    expect(await postedOn(binder.id)).toEqual(onBinding?.postings)

    expect((await preview(quoteId)).steps).toEqual([onIssue])
    const params = { policyId: PolicyId.parse(binder.id) }
    const ofPolicy = async () => answered(await desk.asPolicy(cast.superAdmin)(previewPolicyOfBinder, { params }))
    expect((await ofPolicy()).steps).toEqual([onIssue])

    await desk.issue(await desk.read(binder.id), { docs: docsWorker as never })
    expect(await madeOf(binder.id)).toEqual(shown.steps.flatMap((step) => step.documents).sort())
    expect(await postedOn(binder.id)).toEqual(onIssue?.postings)
    expect((await ofPolicy()).steps).toEqual([])
  })

  it('costs what it is bound at, where the risk is another than the one that was quoted', async () => {
    const accountId = await desk.quotes.anAccount()
    const quoteId = await desk.quotes.aRequestedQuote(accountId)
    const { totalPremium } = await desk.quotes.read(quoteId)
    answered(
      await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, {
        params: { accountId },
        body: { edr: 'NO' },
      }),
    )
    const shown = await preview(quoteId)
    expect(shown.total).toBeGreaterThan(totalPremium)
    const body = { shownTotalPremium: shown.total }
    const { binder } = answered(await desk.quotes.as(cast.producer)(contract.bindQuote, { params: { quoteId }, body }))
    expect((await desk.read(binder.id)).totalPremium).toBe(shown.total)
  })

  it('is no invoice of its own where the agency is billed', async () => {
    const binder = await desk.aBinder({ agencyBilled: true })
    const params = { policyId: PolicyId.parse(binder.id) }
    const shown = answered(await desk.asPolicy(cast.superAdmin)(previewPolicyOfBinder, { params }))
    expect(shown.steps[0]?.documents).toEqual(['Policy'])
    await makeOnBinding(binder.quoteId as QuoteId, binder.id)
    await desk.issue(binder, { docs: docsWorker as never })
    expect(await madeOf(binder.id)).toEqual(['Binder', 'Policy'])
  })

  it('shows who may not read the ledger what the insured will owe, and no other account', async () => {
    const quoteId = await desk.quotes.aRequestedQuote(await desk.quotes.anAccount(), {}, 'P250')
    const shown = await preview(quoteId, cast.producer)
    expect(shown.isWholeLedger).toBe(false)
    expect(shown.steps.flatMap((step) => step.postings)).toMatchObject([{ lines: [{ debit: shown.total, credit: 0 }] }])
  })

  it('is refused of what cannot be bound, and not told to another agency', async () => {
    const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    const ask = (actor: Actor) => desk.quotes.as(actor)(contract.previewBinding, { params: { quoteId }, query: {} })
    expect(await ask(cast.producer)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
    expect(await ask(cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await ask(cast.policyHolder)).toMatchObject({ status: 403 })
  })
})
