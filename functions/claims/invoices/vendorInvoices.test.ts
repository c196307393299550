import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { newUploadKey } from '#functions/_platform/files/uploads.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as docsHandler } from '#functions/docs/index.ts'
import { handler as docsWorker } from '#functions/docs/worker.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as panel from '#shared/contracts/account/vendors.ts'
import type { ClaimPayment } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import type { VendorInvoice } from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { removeDocument, updateDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, PersonaId, type VendorId } from '#shared/domain/ids/ids.ts'
import { vendorInvoiceLife } from '#shared/records/vendorInvoice/vendorInvoiceLife.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { expectRefused, putIn } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'

const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V91', role: 'Head of Claims' }
const second: Actor = { ...head, userId: 'usr_01JH0000000000000000000V92' }
const liability = coverageId('LIABILITY')
const today = dateAt(new Date().toISOString(), 'America/New_York')

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let quarry: { readonly id: VendorId; readonly person: Actor }
let coach: typeof quarry
let claimId: ClaimId
let claimNumber: string

const aVendor = async (index: number, name: string) => {
  const organizationId = PersonaId.parse(`org_01JH0000000000000000000W0${index}`)
  const at = Instant.parse('2026-11-20T09:00:00.000Z')
  await commit([
    personas.create({
      ...{ id: organizationId, name, type: 'vendor', status: 'ACTIVE' },
      ...{ states: [], enforceMfa: false, created: at, updated: at },
    }),
  ])
  const rates = [
    { subcategory: 'FORENSICS', hourly: 45_000 },
    { subcategory: 'RESTORATION', hourly: 30_000 },
  ] as const
  const { id } = answered(
    await callerOf(accountHandler)(head)(panel.createVendor, { body: { name, organizationId, rates: [...rates] } }),
  )
  return { id, person: partnerOf('VENDOR', 'Vendor Responder', organizationId) }
}
const at = () => ({ params: { claimId } })
const ask = async ({ id }: typeof quarry) =>
  answered(
    await as(head)(contract.assignClaimVendor, {
      ...at(),
      body: { vendorId: id, subcategory: 'FORENSICS', scope: 'Find out.' },
    }),
  )
const accept = async ({ id: vendorId, person }: typeof quarry) =>
  answered(
    await as(person)(contract.answerClaimVendor, {
      params: { claimId, vendorId },
      body: { subcategory: 'FORENSICS', accepts: true },
    }),
  )
const retain = async (vendor: typeof quarry) => {
  await ask(vendor)
  await accept(vendor)
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const began = addDays(today, -60)
  policy = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const notice = {
    isFiled: true,
    reporter: { name: 'Ida Moreau' },
    ...{ address: '1 Main Street', city: 'Portland', state: 'OR', zipCode: '97201' },
    lossDescription: 'Files are locked and a note asks for money.',
  }
  const filed = answered(
    await callerOf(policyHandler)(cast.producer)(createClaim, {
      body: { accountId: policy.accountId, ...notice } as never,
    }),
  )
  claimId = ClaimId.parse(filed.id)
  claimNumber = filed.claimNumber ?? ''
  answered(await as(head)(contract.assignClaim, { ...at(), body: { adjusterId: 'me' } }))
  answered(await as(head)(contract.setClaimPosition, { ...at(), body: { position: 'ACCEPTED', letter: 'We accept.' } }))
  const reserve = { kind: 'EXPENSE', coverageId: liability, amount: 20_000_000, reason: 'First look' } as const
  answered(await as(head)(contract.setClaimReserve, { ...at(), body: reserve }))
  quarry = await aVendor(1, 'Quarry Forensics')
  coach = await aVendor(2, 'Hale Counsel')
  await retain(quarry)
  await retain(coach)
})
beforeEach(aWhilePasses)
afterAll(async () => {
  await outside.close()
  await desk.close()
})

let sent = 0
/** The body of an invoice; each has a number of its own. */
const invoiceOf = ({ userId }: Actor, more: object = {}) => ({
  claimNumber,
  number: `Q-${++sent}`,
  ...{ invoicedOn: today, workedFrom: today, workedUntil: today },
  lines: [{ subcategory: 'FORENSICS', what: 'Images of two servers', unit: 'HOUR', hundredths: 10_050, rate: 45_000 }],
  tax: 100_000,
  objectKey: newUploadKey('document', userId),
  fileName: 'invoice.pdf',
  ...more,
})
const submit = (actor: Actor, more: object = {}) =>
  as(actor)(contract.submitVendorInvoice, { body: invoiceOf(actor, more) as never })
const of = ({ id }: Pick<VendorInvoice, 'id'>) => ({ params: { vendorInvoiceId: id } })
const get = async (invoice: VendorInvoice, actor: Actor = head) =>
  answered(await as(actor)(contract.getVendorInvoice, of(invoice)))

/** An invoice whose document was looked at. */
const submitted = async (more: object = {}, actor: Actor = quarry.person): Promise<VendorInvoice> => {
  const body = invoiceOf(actor, more)
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 invoice'))
  await keepFile({ key: body.objectKey, body: bytes, contentType: 'application/octet-stream' })
  const invoice = answered(await as(actor)(contract.submitVendorInvoice, { body: body as never }))
  const { document } = await vendorInvoices.require(invoice.id)
  await handOver(docsWorker, 'document.uploaded', { documentId: document.docId, revision: 1 })
  return invoice
}
const approve = (invoice: VendorInvoice, more: object = {}, actor: Actor = head) =>
  as(actor)(contract.approveVendorInvoice, {
    ...of(invoice),
    body: { coverageId: liability, total: invoice.total, ...more },
  })
const reject = (invoice: VendorInvoice, actor: Actor = head) =>
  as(actor)(contract.rejectVendorInvoice, { ...of(invoice), body: { reason: 'Not what was agreed' } })
const withdraw = (invoice: VendorInvoice, actor: Actor = quarry.person) =>
  as(actor)(contract.withdrawVendorInvoice, of(invoice))
const paymentOf = async ({ payment }: VendorInvoice): Promise<ClaimPayment> => {
  const file = answered(await as(head)(contract.getClaimFile, at()))
  const found = file.payments.find(({ id }) => id === payment?.paymentId)
  if (found === undefined) throw new Error('The invoice has no payment.')
  return found
}
const ofPayment = ({ id: paymentId }: ClaimPayment) => ({ params: { claimId, paymentId } })
const pay = async (payment: ClaimPayment) => {
  answered(await as(second)(contract.approveClaimPayment, { ...ofPayment(payment), body: { amount: payment.paid } }))
  const payout = { paymentMethod: 'Wire', reference: 'W-1', paidOn: today } as const
  answered(await as(head)(contract.payClaimPayment, { ...ofPayment(payment), body: payout }))
}
const listed = async (actor: Actor, query: object = {}) => {
  await desk.quotes.settle()
  aWhilePasses()
  return answered(await as(actor)(contract.searchVendorInvoices, { query: query as never })).hits
}
const totals = async (actor: Actor) => {
  // A partner's list follows by the stream, and its counter after it.
  await desk.quotes.settle()
  await desk.quotes.settle()
  aWhilePasses()
  return answered(await as(actor)(contract.getVendorInvoiceTotals, {}))
}

describe('a vendor’s invoice (rule: vendor-invoices)', () => {
  it('is sent for work on a claim, with what the panel has agreed beside its rates', async () => {
    const invoice = await submitted({ number: 'Q-1000' })
    expect(invoice).toMatchObject({
      ...{ status: 'SUBMITTED', claimNumber, number: 'Q-1000', vendorName: 'Quarry Forensics' },
      lines: [{ amount: 4_522_500, agreed: 45_000 }],
      ...{ net: 4_522_500, tax: 100_000, total: 4_622_500 },
    })
    expect(await get(invoice)).toMatchObject({ allowedActions: ['approve', 'reject'] })
    expect(await get(invoice, quarry.person)).toMatchObject({ allowedActions: ['withdraw'] })
    answered(await withdraw(invoice))
  })

  it('has a number once while it stands, however it is written, and of each vendor its own', async () => {
    const taken = { problem: { code: 'request.unfit', errors: [{ path: ['number'] }] } }
    const first = await submitted({ number: 'q-7' })
    expect(await submit(quarry.person, { number: 'Q-7' })).toMatchObject(taken)
    const others = await submitted({ number: 'Q-7' }, coach.person)
    answered(await withdraw(others, coach.person))
    answered(await withdraw(first))
    const again = await submitted({ number: 'Q-7' })
    answered(await reject(again))
    expect(await get(again, quarry.person)).toMatchObject({
      status: 'REJECTED',
      rejection: { reason: 'Not what was agreed' },
    })
    answered(await withdraw(await submitted({ number: 'Q-7' })))
  })

  it('is for what the vendor was brought in for, in the time since, and comes to something', async () => {
    const faults = async (more: object) => {
      const { problem } = (await submit(quarry.person, more)) as { problem?: { errors?: { path: unknown }[] } }
      return problem?.errors?.map(({ path }) => path)
    }
    const line = { subcategory: 'RESTORATION', what: 'Backups', unit: 'HOUR', hundredths: 100, rate: 30_000 }
    expect(await faults({ lines: [line] })).toEqual([['lines', 0, 'subcategory']])
    expect(await faults({ workedFrom: addDays(today, -1) })).toEqual([['workedFrom']])
    const nothing = { ...line, subcategory: 'FORENSICS', hundredths: 1, rate: 1 }
    expect(await faults({ lines: [nothing], tax: 0 })).toEqual([['lines']])
  })

  it('is sent for no work before its vendor has said that it takes it', async () => {
    const slate = await aVendor(3, 'Slate Forensics')
    await ask(slate)
    expect(await submit(slate.person)).toMatchObject({ status: 409, problem: { code: 'vendorInvoice.workNotTaken' } })
    await accept(slate)
    answered(await withdraw(await submitted({}, slate.person), slate.person))
    const release = { params: { claimId, vendorId: slate.id }, body: { reason: 'Done' } }
    answered(await as(head)(contract.releaseClaimVendor, release))
    answered(await withdraw(await submitted({}, slate.person), slate.person))
  })

  it('is approved as it was seen, when its document was looked at, with a word where an hour costs more than agreed', async () => {
    const unseen = answered(await submit(quarry.person))
    expect(await approve(unseen)).toMatchObject({ problem: { code: 'vendorInvoice.documentWaits' } })
    answered(await withdraw(unseen))
    const line = { subcategory: 'FORENSICS', what: 'By night', unit: 'HOUR', hundredths: 10_000, rate: 50_000 }
    const dear = await submitted({ lines: [line], tax: 0 })
    expect(await approve(dear, { total: 1 })).toMatchObject({ problem: { code: 'claim.amountMismatch' } })
    expect(await approve(dear, { rateWord: ' ' })).toMatchObject({ problem: { errors: [{ path: ['rateWord'] }] } })
    expect((await listed(head, { claimId })).find(({ id }) => id === dear.id)).toMatchObject({ isAboveAgreed: true })
    answered(await approve(dear, { rateWord: 'At night, as was asked' }))
    expect(await get(dear)).toMatchObject({ rateWord: 'At night, as was asked' })
    expect(await get(dear, quarry.person)).not.toHaveProperty('rateWord')
    const rejected = { ...ofPayment(await paymentOf(await get(dear))), body: { note: 'x' } }
    answered(await as(second)(contract.rejectClaimPayment, rejected))
    answered(await reject(dear))
  })

  it('becomes one payment by the rules of every payment, and is paid as that is, to the cent', async () => {
    const invoice = await submitted()
    const approved = answered(await approve(invoice))
    const payment = await paymentOf(approved)
    expect(payment).toMatchObject({
      ...{ status: 'REQUESTED', kind: 'EXPENSE', amount: invoice.total, payee: 'Quarry Forensics' },
      ...{ vendorId: quarry.id, vendorInvoiceId: invoice.id },
    })
    expect(payment.paid + payment.borne).toBe(invoice.total)
    expect(await approve(invoice)).toMatchObject({ problem: { code: 'vendorInvoice.notAllowed' } })
    // Whoever approved the invoice has asked for the payment, and does not approve that.
    const own = { ...ofPayment(payment), body: { amount: payment.paid } }
    expect(await as(head)(contract.approveClaimPayment, own)).toMatchObject({ problem: { code: 'claim.secondPerson' } })
    await pay(payment)
    expect(await get(invoice, quarry.person)).toMatchObject({
      ...{ status: 'PAID', paidOn: today },
      payment: { paid: payment.paid, borne: payment.borne },
    })
    expect((await get(invoice, quarry.person)).payment).not.toHaveProperty('paymentId')
    expect((await totals(quarry.person)).paid).toEqual({ count: 1, amount: payment.paid })
  })

  it('waits for the desk again where its payment is rejected', async () => {
    const invoice = await submitted()
    const payment = await paymentOf(answered(await approve(invoice)))
    const open = (await totals(head)).approved
    expect(open).toEqual({ count: 1, amount: invoice.total })
    const note = { ...ofPayment(payment), body: { note: 'Of another coverage' } }
    answered(await as(second)(contract.rejectClaimPayment, note))
    expect(await get(invoice)).toMatchObject({
      status: 'SUBMITTED',
      returned: [{ paymentId: payment.id, note: 'Of another coverage' }],
    })
    for (const gone of ['approval', 'payment', 'rateWord']) expect(await get(invoice)).not.toHaveProperty(gone)
    expect(await get(invoice, quarry.person)).not.toHaveProperty('returned')
    const again = await paymentOf(answered(await approve(invoice)))
    expect(again.id).not.toBe(payment.id)
    answered(await as(second)(contract.rejectClaimPayment, { ...ofPayment(again), body: { note: 'x' } }))
    answered(await withdraw(invoice))
  })

  it('is refused in every status that its life does not name', async () => {
    const invoice = await submitted()
    const sends = {
      approveVendorInvoice: () => approve(invoice),
      rejectVendorInvoice: () => reject(invoice),
      withdrawVendorInvoice: () => withdraw(invoice),
    }
    for (const [by, send] of Object.entries(sends))
      await expectRefused({
        records: vendorInvoices,
        id: invoice.id,
        life: vendorInvoiceLife,
        by,
        send,
        problemIn: (status) => ({ code: 'vendorInvoice.notAllowed', data: { status } }),
      })
    await putIn(vendorInvoices, invoice.id, 'WITHDRAWN')
  })
})

describe('who has to do with an invoice', () => {
  it('is its vendor and the desk: another vendor finds nothing of it, agents and insureds ask in vain', async () => {
    const invoice = await submitted()
    const asked = [contract.getVendorInvoice, contract.listVendorInvoiceHistory, contract.withdrawVendorInvoice]
    for (const operation of asked)
      expect(await as(coach.person)(operation, of(invoice))).toMatchObject({
        problem: { code: 'vendorInvoice.notFound' },
      })
    for (const query of [{}, { claimId }])
      for (const { vendorId } of await listed(coach.person, query)) expect(vendorId).toBe(coach.id)
    expect((await listed(quarry.person, { status: 'SUBMITTED' })).map(({ id }) => id)).toEqual([invoice.id])
    expect((await listed(head, { status: 'SUBMITTED' })).map(({ id }) => id)).toEqual([invoice.id])
    const insured: Actor = { ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' }
    for (const actor of [cast.producer, insured])
      expect(await as(actor)(contract.searchVendorInvoices, { query: { claimId } as never })).toMatchObject({
        status: 403,
      })
    expect(await approve(invoice, {}, quarry.person)).toMatchObject({ problem: { code: 'claim.deskOnly' } })
    expect(await reject(invoice, quarry.person)).toMatchObject({ problem: { code: 'claim.deskOnly' } })
    expect(await withdraw(invoice, head)).toMatchObject({ problem: { code: 'vendorInvoice.vendorOnly' } })
    expect(await submit(head)).toMatchObject({ problem: { code: 'vendorInvoice.vendorOnly' } })
    expect(await submit(quarry.person, { claimNumber: 'CLM-US-1' })).toMatchObject({
      problem: { code: 'claim.notFound' },
    })
    answered(await withdraw(invoice))
  })

  it('tells its history to both, to the vendor without the word of the desk', async () => {
    const invoice = await submitted()
    answered(await reject(invoice))
    const told = async (actor: Actor) =>
      answered(await as(actor)(contract.listVendorInvoiceHistory, of(invoice))).hits.flatMap(({ changes }) =>
        changes.map(({ field }) => field),
      )
    await desk.quotes.settle()
    expect(await told(head)).toContain('vendorName')
    expect(await told(quarry.person)).toContain('status')
    expect(await told(quarry.person)).not.toContain('vendorName')
  })

  it('keeps its document as it was sent, for the desk and for who sent it', async () => {
    const { id } = await submitted()
    const { document } = await vendorInvoices.require(id)
    const asDocs = callerOf(docsHandler)
    const library = async (actor: Actor) =>
      answered(
        await asDocs(actor)(searchOwnerDocuments, { params: { ownerId: claimId }, query: {} as never }),
      ).content.filter(({ docId }) => docId === document.docId)
    aWhilePasses()
    expect(await library(head)).toMatchObject([{ docType: 'Invoice', vendorInvoiceId: id, examination: 'PASSED' }])
    expect(await library(quarry.person)).toHaveLength(1)
    expect(await library(coach.person)).toEqual([])
    const { docId, docName } = document
    const kept = { problem: { code: 'document.sentWithInvoice' } }
    const changed = { docId, docName, docType: 'Other' } as const
    for (const actor of [head, quarry.person])
      expect(await asDocs(actor)(updateDocument, { body: changed })).toMatchObject(kept)
    expect(await asDocs(cast.superAdmin)(removeDocument, { query: { docId } })).toMatchObject(kept)
  })
})

it('invoices are counted with all there are in reach, whichever of them a page leaves out', async () => {
  for (const number of ['C-1', 'C-2']) await submitted({ number })
  const all = await listed(head)
  const [newest] = all
  if (newest === undefined) throw new Error('No invoice is listed.')
  const before = await vendorInvoices.require(newest.id)
  await commit([vendorInvoices.update(before, { ...before, claimId: ClaimId.parse('clm_01JH0000000000000000000V93') })])
  await desk.quotes.settle()
  aWhilePasses()
  const page = answered(await as(head)(contract.searchVendorInvoices, { query: { size: 1 } as never }))
  expect(page.hits).toEqual([])
  expect(page.totalHits).toBe(all.length - 1)
})

it('a vendor that was let go invoices its time of before for ninety days, and opens what it sent with its invoice', async () => {
  const release = { params: { claimId, vendorId: quarry.id }, body: { reason: 'Done' } }
  answered(await as(head)(contract.releaseClaimVendor, release))
  expect(await as(quarry.person)(contract.getClaim, at())).toMatchObject({ status: 404 })
  const invoice = await submitted()
  const told = await get(invoice, quarry.person)
  expect(told.document).toEqual({ docId: expect.any(String), docName: expect.stringMatching(/^Invoice Q-/) })
  const opened = async (actor: Actor) =>
    (await callerOf(docsHandler)(actor)(downloadDocument, { query: { docId: told.document.docId } })).status
  expect([await opened(quarry.person), await opened(head), await opened(coach.person)]).toEqual([200, 200, 404])
  const claim = await claims.require(claimId)
  const long = Instant.parse(new Date(Date.now() - 92 * 86_400_000).toISOString())
  const former = (claim.formerVendors ?? []).map((each) => ({ ...each, at: long, releasedAt: long }))
  await commit([claims.update(claim, { ...claim, formerVendors: former })])
  expect(await submit(quarry.person)).toMatchObject({ status: 404, problem: { code: 'claim.notFound' } })
  answered(await withdraw(invoice))
})
