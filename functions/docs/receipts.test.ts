import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookDate } from '#functions/ledger/public.ts'
import { paymentsOfPolicy } from '#functions/ledger/store/transactions.ts'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { applyExternalPayment, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { downloadReceipt, searchOwnerDocuments, verifyDocumentCode } from '#shared/contracts/docs/index.ts'
import { TransactionId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
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

const today = () => bookDate(new Date().toISOString())
const exact = (amount: number) => `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
const pay = async (policy: PolicyRecord, amount: number, more: object = {}) => {
  const body = { policyId: policy.id, amount, paymentMethod: 'Check' as const, paymentDate: today(), ...more }
  const named = { reference: `CHK-${amount}`, ...body }
  const { transactionId } = answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: named }))
  const made = (await paymentsOfPolicy(policy.id)).find((each) => each.transactionId === transactionId)
  return TransactionId.parse(made?.id)
}
const received = async (policy: PolicyRecord) => {
  for (const event of await desk.events('payment.received', policy.id))
    if (event.name === 'payment.received') await handOver(worker, event.name, event.detail)
}
const download = (transactionId: TransactionId, actor: Parameters<typeof as>[0] = cast.producer) =>
  as(actor)(downloadReceipt, { params: { transactionId } })
const textOf = async (url: string): Promise<string> => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const receiptsOf = async (policy: PolicyRecord, actor: Parameters<typeof as>[0] = cast.producer) =>
  answered(await as(actor)(searchOwnerDocuments, { params: { ownerId: policy.id }, query: { docType: 'Receipt' } }))
    .content

describe('the receipt of a payment', () => {
  it('is made once as it comes, says who paid what for which invoice, how, and what is left, and is verified', async () => {
    const policy = await desk.aPolicy()
    const id = await pay(policy, 1_000, { reference: 'CHK-77' })
    await received(policy)
    await received(policy)
    const { url, fileName } = answered(await download(id))
    const number = `RCT-${policy.policyNumber}-1`
    expect(fileName).toBe(`Receipt ${number}.pdf`)
    const text = await textOf(url)
    for (const said of [
      policy.companyName,
      'CHK-77',
      'Check',
      `INV-${policy.policyNumber}-1`,
      exact(1_000),
      exact(policy.totalPremium - 1_000),
      'Left to pay',
    ])
      expect(text).toContain(said)
    const rows = await receiptsOf(policy)
    expect(rows).toHaveLength(1)
    const { code = '' } = await documents.require(rows[0]?.docId ?? '')
    expect(answered(await as(undefined)(verifyDocumentCode, { params: { printed: code } }))).toMatchObject({
      docType: 'Receipt',
      number,
    })
  })

  it('says of the next payment what was left before it, and that more has come than was due', async () => {
    const policy = await desk.aPolicy()
    await pay(policy, 1_000)
    const over = policy.totalPremium - 1_000 + 500
    const id = await pay(policy, over, { paymentMethod: 'Wire', creditReason: 'Paid too much' })
    await received(policy)
    const text = await textOf(answered(await download(id)).url)
    for (const said of [
      `RCT-${policy.policyNumber}-2`,
      exact(policy.totalPremium - 1_000),
      'Held as a credit',
      exact(500),
    ])
      expect(text).toContain(said)
  })

  it('of a card names its last digits alone', async () => {
    const policy = await desk.aPolicy()
    await desk.record(policy, await desk.pay(policy))
    await received(policy)
    const [payment] = await paymentsOfPolicy(policy.id)
    const text = await textOf(answered(await download(TransactionId.parse(payment?.id))).url)
    expect(text).toMatch(/Credit card, \S+ ending in 4242/)
    expect(text).toContain('Nothing is left to pay.')
    expect(text).not.toContain(payment?.paidWith?.token ?? 'no token')
  })

  it('goes with the mail that thanks for it', async () => {
    const customerEmail = 'ida@receipts.example'
    const policy = await desk.aPolicy({ customerEmail })
    const id = await pay(policy, 1_000)
    await received(policy)
    const [told, ...others] = await desk.events('payment.receipted', policy.id)
    expect(others).toEqual([])
    await handOver(messagesWorker, 'payment.receipted', told?.detail as never)
    for (const event of await desk.quotes.events())
      if (event.name === 'mail.requested') await handOver(messagesWorker, event.name, event.detail)
    const mail = outside.mailTo(customerEmail).at(-1)
    expect(mail?.text).toContain('The receipt is attached.')
    expect(mail?.attachments).toMatchObject([{ fileName: `Receipt RCT-${policy.policyNumber}-1.pdf` }])
    expect((await documents.byUnique('madeFrom', `Receipt|${id}`))?.docType).toBe('Receipt')
  })

  it('of before receipts were documents is made when it is asked for, and mailed to nobody', async () => {
    const policy = await desk.aPolicy()
    const transactionId = await pay(policy, 1_000)
    expect(await download(transactionId)).toMatchObject({ problem: { code: 'document.beingMade' } })
    await handOver(worker, 'payment.receiptRequested', { policyId: policy.id, transactionId })
    expect(await download(transactionId)).toMatchObject({ ok: true })
    expect(await desk.events('payment.receipted', policy.id)).toEqual([])
  })

  it('of a payment whose day is corrected is made anew, and the first says that it is replaced', async () => {
    const binder = await desk.aBinder({}, '2026-01-15T18:00:00.000Z')
    await desk.issue(binder)
    const policy = await desk.read(binder.id)
    const id = await pay(policy, 1_000)
    await received(policy)
    const first = (await receiptsOf(policy))[0]
    const { code = '' } = await documents.require(first?.docId ?? '')
    const verified = async () => answered(await as(undefined)(verifyDocumentCode, { params: { printed: code } }))
    expect(await verified()).toMatchObject({ isReplaced: false })
    const [payment] = await paymentsOfPolicy(policy.id)
    if (payment === undefined) return expect.fail()
    const { amountPaid, invoiceNumber, paymentMethod, processorName, status, transactionId } = payment
    const body = { id, amountPaid, invoiceNumber, paymentMethod, processorName, status, transactionId }
    const paymentDate = '2026-02-03'
    answered(await desk.asBilling(cast.superAdmin)(updateTransaction, { body: { ...body, paymentDate } }))
    const asked = await desk.events('payment.receiptRequested', policy.id)
    expect(asked.map(({ detail }) => detail)).toEqual([{ policyId: policy.id, transactionId: id, corrected: true }])
    for (let time = 0; time < 2; time += 1)
      await handOver(worker, 'payment.receiptRequested', asked[0]?.detail as never)
    const text = await textOf(answered(await download(id)).url)
    expect(text).toMatch(/Feb(ruary)? 3, 2026/)
    const rows = await receiptsOf(policy)
    expect(rows.map(({ docName, isReplaced = false }) => [docName, isReplaced])).toEqual([
      [first?.docName, false],
      [first?.docName, true],
    ])
    expect(await verified()).toMatchObject({ isReplaced: true })
    expect(await desk.events('payment.receipted', policy.id)).toHaveLength(1)
  })

  it('is none of what did not stay', async () => {
    const policy = await desk.aPolicy()
    const id = await pay(policy, 1_000)
    const [payment] = await paymentsOfPolicy(policy.id)
    if (payment === undefined) return expect.fail()
    const { amountPaid, invoiceNumber, paymentDate, paymentMethod, processorName, transactionId } = payment
    const body = { id, amountPaid, invoiceNumber, paymentDate, paymentMethod, processorName, transactionId }
    await received(policy)
    const code = (await documents.require((await receiptsOf(policy))[0]?.docId ?? '')).code ?? ''
    const verified = async () => answered(await as(undefined)(verifyDocumentCode, { params: { printed: code } }))
    expect(await verified()).toMatchObject({ isWithdrawn: false })
    const voided = { ...body, status: 'Void' as const, paymentDesc: 'Bounced' }
    answered(await desk.asBilling(cast.superAdmin)(updateTransaction, { body: voided }))
    expect(await download(id)).toMatchObject({
      problem: { code: 'document.noReceipt', detail: expect.stringContaining('is void') },
    })
    // The one that is out says so to whoever verifies it, and in lists.
    expect(await verified()).toMatchObject({ isReplaced: false, isWithdrawn: true })
    expect(await receiptsOf(policy)).toMatchObject([{ isWithdrawn: true }])
  })

  it('is opened by those whose payment it is', async () => {
    const policy = await desk.aPolicy()
    const id = await pay(policy, 1_000)
    await received(policy)
    expect(await download(id, cast.otherProducer)).toMatchObject({ problem: { code: 'billing.transactionNotFound' } })
    expect(await download(id, cast.superAdmin)).toMatchObject({ ok: true })
    expect(await download(TransactionId.parse('txn_01JH0000000000000000000T99'))).toMatchObject({ status: 404 })
  })

  it('of an agency that is billed is made out to it, with what it kept, and is not its insured’s', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const id = await pay(policy, 10_000, { netOfCommission: true })
    await received(policy)
    const [payment] = await paymentsOfPolicy(policy.id)
    const text = await textOf(answered(await download(id)).url)
    expect(text).toContain(`Received from ${policy.agencyName}`)
    expect(text).toContain('Commission that was kept')
    expect(text).toContain(exact(payment?.commissionRetained ?? 0).slice(1))
    const insured = { ...cast.policyHolder, organizationId: policy.accountId }
    expect(await download(id, insured)).toMatchObject({ problem: { code: 'document.ofAgencyBill' } })
    expect(await receiptsOf(policy, insured)).toEqual([])
    expect(await receiptsOf(policy)).toHaveLength(1)
  })
})
