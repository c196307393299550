import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type {
  VendorInvoice,
  VendorInvoiceLine,
  VendorInvoiceRecord,
} from '#shared/contracts/claims/vendorInvoiceRecord.ts'
import type { submitVendorInvoice } from '#shared/contracts/claims/vendorInvoices.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { amountOfLine, invoiceFigures } from '#shared/domain/claims/invoiceFigures.ts'
import { invoiceFaults, mayInvoice } from '#shared/domain/claims/vendorWork.ts'
import { VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimByNumber } from '../store/claims.ts'
import { numberKey, vendorInvoices } from '../store/vendorInvoices.ts'
import { vendors } from '../store/vendors.ts'
import { vendorIdOf } from '../vendors/vendorIdOf.ts'
import { isVendor } from '../vendors/vendorShare.ts'
import { worksOf } from '../vendors/worksOf.ts'
import { sharedBy } from './sharedBy.ts'
import { toldInvoice } from './toldInvoice.ts'

type Sent = BodyOf<typeof submitVendorInvoice>

/** A line with what the panel has agreed for an hour of it, and what it comes to. */
const lineOf = (line: Sent['lines'][number], { rates }: Vendor): VendorInvoiceLine => {
  const agreed = rates.find(({ subcategory }) => subcategory === line.subcategory)?.hourly
  return {
    ...line,
    ...(line.unit === 'HOUR' && agreed !== undefined && { agreed }),
    amount: amountOfLine(line),
  }
}

/** The vendor of who sends an invoice and the claim that it has taken work on; `claim.notFound` where it may not invoice that. */
const workedOn = async (claimNumber: string, actor: Actor, now: Instant) => {
  if (!isVendor(actor)) return fail('vendorInvoice.vendorOnly')
  const vendorId = await vendorIdOf(actor)
  const claim = await claimByNumber(claimNumber)
  const works = claim === undefined ? [] : worksOf(claim, vendorId)
  const today = dateAt(now, regionOf(config.region).timeZone)
  if (claim === undefined || vendorId === undefined || !mayInvoice(works, today)) return fail('claim.notFound')
  if (!works.some(({ isTaken }) => isTaken)) return fail('vendorInvoice.workNotTaken')
  return { claim, vendor: await vendors.require(vendorId), works, today }
}

interface Submitted {
  readonly claim: ClaimRecord
  readonly invoiceId: VendorInvoiceId
  /** What is written, with the document that came with it. */
  readonly write: (document: VendorInvoiceRecord['document']) => Write
  readonly told: (document: VendorInvoiceRecord['document']) => VendorInvoice
}

/**
 * An invoice as its vendor sends it (rule: vendor-invoices): of a claim that it works on, or worked on until lately, for
 * what it was brought in for, with a number that no other of its invoices has that stands.
 */
export const submittedInvoice = async (
  sent: Sent,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Submitted> => {
  const { claim, vendor, works, today } = await workedOn(sent.claimNumber, actor, now)
  const { number, invoicedOn, workedFrom, workedUntil, tax } = sent
  const { net, total } = invoiceFigures(sent.lines, tax)
  const isTaken = (await vendorInvoices.idByUnique('number', numberKey({ vendorId: vendor.id, number }))) !== undefined
  const errors = [
    ...(isTaken ? [{ path: ['number'], detail: 'You have sent an invoice of this number already' }] : []),
    ...(total === 0 ? [{ path: ['lines'], detail: 'The invoice comes to nothing' }] : []),
    ...invoiceFaults(sent, works, today),
  ]
  if (errors.length > 0) return fail('request.unfit', { errors })
  const id = VendorInvoiceId.parse(`vin_${ulid()}`)
  const withDocument = (document: VendorInvoiceRecord['document']): VendorInvoiceRecord => ({
    id,
    vendorId: vendor.id,
    vendorName: vendor.name,
    claimId: claim.id,
    claimNumber: claim.claimNumber ?? sent.claimNumber,
    companyName: claim.companyName,
    ...sharedBy(claim, vendor.id),
    status: 'SUBMITTED',
    number,
    invoicedOn,
    workedFrom,
    workedUntil,
    currency: claim.currency,
    lines: sent.lines.map((line) => lineOf(line, vendor)),
    net,
    tax,
    total,
    document,
    submitted: { by: actor.userId, name: actor.name, at: now },
    created: now,
    updated: now,
  })
  return {
    claim,
    invoiceId: id,
    write: (document) => vendorInvoices.create(withDocument(document)),
    told: (document) => toldInvoice(withDocument(document), actor),
  }
}
