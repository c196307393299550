import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { approveForm, createForm } from '#shared/contracts/docs/forms.ts'
import { getDraftPreview } from '#shared/contracts/quote/documents.ts'
import * as contract from '#shared/contracts/quote/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const endDate = addDays(dateAt(new Date().toISOString(), 'America/Los_Angeles'), 80)
  policy = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate, product: 'P100' })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  quoteId = answered(
    await desk.quotes.as(cast.producer)(contract.createRenewalQuote, { params: { policyId: policy.id }, body: {} }),
  ).id
  await desk.quotes.workPatch(quoteId)
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const changes = async (actor = cast.producer) =>
  answered(await desk.quotes.as(actor)(contract.listRenewalForms, { params: { quoteId } })).changes
const base = 'PAL-CY-US-001'
const second = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V90' }
const add = async (formNumber: string, edition: string, effectiveFrom: string) => {
  const { id, proposal } = answered(
    await callerOf(handler)(cast.superAdmin)(createForm, {
      body: {
        name: `Form ${formNumber}`,
        formNumber,
        formTypeId: 'policy-form',
        edition,
        effectiveFrom,
        wording: `# What is insured\n\nWhat edition ${edition} says.`,
      },
    }),
  )
  if (proposal === undefined) throw new Error('The form waits for nobody.')
  answered(await callerOf(handler)(second)(approveForm, { params: { formId: id }, body: { proposedAt: proposal.at } }))
}

it('a renewal carries the same forms while the book is the same', async () => {
  expect(await changes()).toEqual([])
})

it('a renewal carries the editions of its own first day, and says on screen and paper which are others', async () => {
  await add(base, '11 26', addDays(policy.expirationDate, -1))
  await add('PAL-MS-7', '11 26', '2020-01-01')
  await add('PAL-MS-8', '11 28', addDays(policy.expirationDate, 1))
  expect(await changes()).toEqual([
    {
      kind: 'NEW_EDITION',
      formNumber: base,
      name: `Form ${base}`,
      formType: 'Policy form',
      before: '01 26',
      after: '11 26',
    },
    { kind: 'ADDED', formNumber: 'PAL-MS-7', name: 'Form PAL-MS-7', formType: 'Policy form', after: '11 26' },
  ])
  const asked = () =>
    desk.quotes.as(cast.producer)(getDraftPreview, { params: { quoteId }, query: { docType: 'Proposal' } })
  expect(await asked()).toMatchObject({ status: 409 })
  const detail = (await desk.quotes.events()).findLast(({ name }) => name === 'quote.draftRequested')?.detail
  await handOver(worker, 'quote.draftRequested', detail as never)
  const { link } = answered(await asked())
  const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  for (const said of ['What changes in the forms', 'New edition', '01 26, now 11 26', 'PAL-MS-7'])
    expect(text).toContain(said)
})

it('is told those alone who may read the quote, and nothing of a quote that renews no policy', async () => {
  const first = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
  const ask = (id: QuoteId, actor: typeof cast.producer) =>
    desk.quotes.as(actor)(contract.listRenewalForms, { params: { quoteId: id } })
  expect(await ask(first, cast.producer)).toMatchObject({ problem: { code: 'quote.notARenewal' } })
  expect(await ask(quoteId, cast.otherProducer)).toMatchObject({ status: 404 })
})
