import { listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { getClaim } from '#shared/contracts/claims/claims.ts'
import * as desk from '#shared/contracts/claims/desk.ts'
import * as money from '#shared/contracts/claims/money.ts'
import * as invoices from '#shared/contracts/claims/vendorInvoices.ts'
import { createUploadUrl } from '#shared/contracts/docs/uploads.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { RegionClient } from '../journey/client.ts'
import { patience } from '../journey/until.ts'
import { pdfOf } from '../journey/writeMail.ts'
import type { Platform } from '../platform.ts'
import { people } from './cast.ts'
import { dayIn } from './dayIn.ts'
import { signInAs } from './signInAs.ts'
import { vendorOf } from './vendorCast.ts'

/** An invoice of the demo book; by its number it is found again. */
interface InvoiceTold {
  readonly number: string
  readonly what: string
  readonly hours: number
  readonly becomes: 'PAID' | 'SUBMITTED'
}

const told: readonly InvoiceTold[] = [
  { number: 'FR-2041', what: 'Images of the servers, and first look at them', hours: 18.5, becomes: 'PAID' },
  { number: 'FR-2057', what: 'How they came in: analysis and report', hours: 26.25, becomes: 'SUBMITTED' },
]

/** Sends an invoice at the rates that the panel has agreed, with its file. */
const send = async (vendor: RegionClient, claimNumber: string, { number, what, hours }: InvoiceTold) => {
  const [own] = await vendor.call(listVendorPanel, { query: {} })
  const rate = own?.rates.find(({ subcategory }) => subcategory === 'FORENSICS')
  if (rate === undefined) return
  const fileName = `${number}.pdf`
  const file = Buffer.from(pdfOf(`Invoice ${number}: ${what}`), 'base64')
  const contentType = 'application/pdf'
  const { url, objectKey } = await vendor.call(createUploadUrl, {
    body: { fileName, contentType, size: file.byteLength, purpose: 'document' },
  })
  const put = await fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body: file })
  if (!put.ok) throw new Error(`The file of invoice ${number} was not taken: ${put.status}.`)
  const today = dayIn(vendor.region)
  const line = { ...rate, what, unit: 'HOUR', hundredths: hours * 100, rate: rate.hourly } as const
  const { hourly: _, ...sent } = line
  await vendor.call(invoices.submitVendorInvoice, {
    body: {
      ...{ claimNumber, number, invoicedOn: today, workedFrom: today, workedUntil: today },
      ...{ lines: [sent], tax: 0, objectKey, fileName },
    },
  })
}

/** Who decides on the invoices of a region, and who approves beside it. */
interface Desk {
  readonly head: RegionClient
  readonly second: RegionClient
}

/** Approves what is to be paid, has its payment approved by other eyes and enters it, from wherever it was left. */
const decide = async ({ head, second }: Desk, claimId: ClaimId): Promise<void> => {
  const { hits } = await head.call(invoices.searchVendorInvoices, { query: { claimId } })
  for (const { id, number, total } of hits) {
    if (told.find((each) => each.number === number)?.becomes !== 'PAID') continue
    const params = { vendorInvoiceId: id }
    const file = await head.call(desk.getClaimFile, { params: { claimId } })
    const [coverage] = file.cover.coverages
      .filter(({ answers, left, waitingHours }) => answers && left > 0 && !waitingHours)
      .toSorted((a, b) => a.retentionLeft - b.retentionLeft)
    let invoice = await head.call(invoices.getVendorInvoice, { params })
    if (coverage === undefined || coverage.retentionLeft >= total || invoice.status === 'PAID') continue
    const { coverageId } = coverage
    if (invoice.status === 'SUBMITTED') {
      const reserve = {
        kind: 'EXPENSE',
        coverageId,
        amount: total + 2_000_000,
        reason: 'What the response costs, first estimate.',
      } as const
      if (!file.reserves.some(({ kind }) => kind === 'EXPENSE'))
        await head.call(money.setClaimReserve, { params: { claimId }, body: reserve })
      await head.call(invoices.approveVendorInvoice, { params, body: { coverageId, total } })
      invoice = await head.call(invoices.getVendorInvoice, { params })
    }
    const { paymentId, paid } = invoice.payment ?? {}
    if (paymentId === undefined || paid === undefined) continue
    const of = { params: { claimId, paymentId } }
    const { payments } = await head.call(desk.getClaimFile, { params: { claimId } })
    if (payments.find((each) => each.id === paymentId)?.status === 'REQUESTED')
      await second.call(money.approveClaimPayment, { ...of, body: { amount: paid } })
    const payout = { paymentMethod: 'Wire', reference: `W-${number}`, paidOn: dayIn(head.region) } as const
    await head.call(money.payClaimPayment, { ...of, body: payout })
  }
}

/** The claim of the vendor whose people sign in that is accepted and reserved. */
const claimOf = async ({ head }: Desk, vendor: RegionClient): Promise<ClaimId | undefined> => {
  const { hits } = await vendor.call(desk.searchClaimQueue, { query: { size: 100 } })
  for (const { id } of hits) {
    const file = await head.call(desk.getClaimFile, { params: { claimId: id } })
    if (file.status === 'RESERVED' && file.coveragePosition === 'ACCEPTED') return id
  }
  return undefined
}

const deskOf = async (platform: Platform, region: RegionCode): Promise<Desk> => {
  const { headOfClaims, superAdmin } = people(region)
  return { head: await signInAs(platform, headOfClaims), second: await signInAs(platform, superAdmin) }
}

const seedRegion = async (platform: Platform, region: RegionCode): Promise<void> => {
  const vendor = await signInAs(platform, vendorOf(region).responder)
  const claimId = await claimOf(await deskOf(platform, region), vendor)
  if (claimId === undefined) return
  const { claimNumber } = await vendor.call(getClaim, { params: { claimId } })
  const { hits: known } = await vendor.call(invoices.searchVendorInvoices, { query: { claimId } })
  for (const invoice of told)
    if (claimNumber !== undefined && !known.some(({ number }) => number === invoice.number))
      await send(vendor, claimNumber, invoice)
  // What was sent is looked at before anybody decides on it.
  await platform.settled(patience)
  await decide(await deskOf(platform, region), claimId)
}

/** Fills the portal of the panel's vendor: an invoice that is paid, and one that waits for the desk. Called again it changes nothing. */
export const seedVendorInvoices = async (platform: Platform): Promise<void> => {
  for (const region of platform.regions) await seedRegion(platform, region)
  await platform.settled(patience)
}
