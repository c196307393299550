import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import {
  downloadDocument,
  downloadInvoice,
  searchOwnerDocuments,
  verifyDocumentCode,
} from '#shared/contracts/docs/index.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { noMoney, type PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from './index.ts'
import { documents } from './store/documents.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)

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

const download = (policy: PolicyRecord, actor: Parameters<typeof as>[0] = cast.producer, query = {}) =>
  as(actor)(downloadInvoice, { params: { policyId: policy.id }, query })
const issued = (policy: PolicyRecord) =>
  worker({ task: 'makeInvoiceDocument', input: { policyId: policy.id }, executionName: 'x' })
const textOf = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const invoicesOf = async (policy: PolicyRecord) =>
  answered(
    await as(cast.producer)(searchOwnerDocuments, { params: { ownerId: policy.id }, query: { docType: 'Invoice' } }),
  ).content

/** The policy with a change of what is charged. */
const changed = async (policy: PolicyRecord, amount: number): Promise<PolicyTransaction> => {
  const stored = await policies.require(policy.id)
  const transaction: PolicyTransaction = {
    revision: stored.transactions.length + 1,
    kind: 'ENDORSEMENT',
    effectiveDate: stored.effectiveDate,
    known: new Date().toISOString() as PolicyTransaction['known'],
    by: 'usr_1',
    changes: [],
    prices: [],
    money: { ...noMoney, premium: amount, total: amount },
    documents: [],
    postings: [],
  }
  await commit([policies.update(stored, { ...stored, transactions: [...stored.transactions, transaction] })])
  return transaction
}

describe('the invoice of a policy that its insured pays', () => {
  it('is made once with the issue, says each line and by when, and is verified by its code', async () => {
    const policy = await desk.aPolicy()
    await issued(policy)
    expect(await issued(policy)).toEqual(await issued(policy))
    const { url, fileName } = answered(await download(policy))
    const number = `INV-${policy.policyNumber}-1`
    expect(fileName).toBe(`Invoice ${number}.pdf`)
    const text = await textOf(url)
    const exact = (amount: number) => formatMoney(amount, 'USD', 'en-US')
    for (const said of [number, policy.policyNumber, policy.companyName, exact(policy.totalPremium)])
      expect(text).toContain(said)
    for (const { name, amount } of policy.rated.taxes) if (amount !== 0) expect(text).toContain(name)
    expect(text).toContain('How to pay')
    const [row] = await invoicesOf(policy)
    const { code = '' } = await documents.require(row?.docId ?? '')
    expect(answered(await as(undefined)(verifyDocumentCode, { params: { printed: code } }))).toMatchObject({
      docType: 'Invoice',
      number,
    })
  })

  it('is downloaded by the insured and by who pays by link, and by nobody else', async () => {
    const policy = await desk.aPolicy()
    await issued(policy)
    expect(await download(policy, guestOf('E_PAY', policy.id))).toMatchObject({ ok: true })
    expect(await download(policy, guestOf('E_PAY', 'pol_01JH0000000000000000000P99'))).toMatchObject({ status: 404 })
    expect(await download(policy, cast.otherProducer)).toMatchObject({ problem: { code: 'policy.notFound' } })
    expect(await download(await desk.aBinder())).toMatchObject({ problem: { code: 'billing.notInvoiced' } })
  })

  it('of before invoices were documents is made when it is asked for', async () => {
    const policy = await desk.aPolicy()
    expect(await download(policy)).toMatchObject({ problem: { code: 'document.beingMade' } })
    expect(await desk.events('policy.invoiceRequested', policy.id)).toHaveLength(1)
    await handOver(worker, 'policy.invoiceRequested', { policyId: policy.id })
    expect(await download(policy)).toMatchObject({ ok: true })
  })

  it('is none where its agency is billed', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    expect(await issued(policy)).toEqual({})
    expect(await download(policy)).toMatchObject({
      problem: { code: 'document.ofAgencyBill', data: { agency: policy.agencyName } },
    })
  })

  it('has one for each change that is charged, which is mailed, and a credit for each that gives back', async () => {
    const policy = await desk.aPolicy()
    await issued(policy)
    const charge = await changed(policy, 12_345)
    const detail = { policyId: policy.id, revision: charge.revision }
    await handOver(worker, 'policy.endorsed', detail)
    await handOver(worker, 'policy.endorsed', detail)
    const asked = (await desk.quotes.events()).flatMap((event) =>
      event.name === 'mail.requested' ? [event.detail] : [],
    )
    for (const mail of asked) await handOver(messagesWorker, 'mail.requested', mail)
    const mails = await outside.mailTo(policy.customerEmail ?? '')
    const sent = mails.filter(({ subject }) => subject === `Invoice INV-${policy.policyNumber}-2`)
    expect(sent).toHaveLength(1)
    // Few of the insured have a sign-in: the button leads to the page by a code of theirs.
    const [, workflowId = ''] = /validate\/(wfl_\w+)/.exec(sent[0]?.text ?? '') ?? []
    expect(await workflows.byId(workflowId)).toMatchObject({ flow: 'E_PAY', subjectId: policy.id })
    const credit = await changed(policy, -2_000)
    await handOver(worker, 'policy.endorsed', { policyId: policy.id, revision: credit.revision })
    expect((await invoicesOf(policy)).map(({ docName }) => docName).toSorted()).toEqual([
      `Credit memo INV-${policy.policyNumber}-3.pdf`,
      `Invoice INV-${policy.policyNumber}-1.pdf`,
      `Invoice INV-${policy.policyNumber}-2.pdf`,
    ])
    expect(answered(await download(policy)).fileName).toBe(`Invoice INV-${policy.policyNumber}-2.pdf`)
    const payment = answered(await desk.asBilling(cast.producer)(getPayment, { params: { policyId: policy.id } }))
    expect(payment.invoiceNumber).toBe(`INV-${policy.policyNumber}-2`)
    const second = answered(await download(policy, cast.producer, { revision: 2 }))
    expect(await textOf(second.url)).toContain('$123.45')
    const [newest] = await invoicesOf(policy)
    if (newest === undefined) return expect.fail()
    const shown = answered(await as(cast.producer)(downloadDocument, { query: { docId: newest.docId } }))
    expect(await textOf(shown.url)).toContain('What is credited')
  })

  it('is due when the bill is', async () => {
    const policy = await desk.aPolicy()
    await issued(policy)
    const { dueDate = '' } = (await paymentOf(policy.id)) ?? {}
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    const text = await textOf(answered(await download(policy)).url)
    expect(text).toContain(`by ${words.format(new Date(`${dueDate}T00:00:00Z`))}`)
  })
})
