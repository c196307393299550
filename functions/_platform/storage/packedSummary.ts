import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * What rows of lists have in common, the commonest last. Every row is read with the very text that it was written with:
 * a better one would be a second one beside it, told apart by a byte before the row.
 */
const common = Buffer.from(
  '"notification""posting""transactionId":"txn_"invoiceNumber":"INV-"paymentMethod":"Credit Card","processorName":"' +
    '"amountPaid":"isDownPayment":false,"paymentDesc":"","paidWith":{"brand":"Visa","lastFourDigits":"","holder":"' +
    '"docId":"doc_"docName":"docType":"Proposal","Binder","Policy","quoteId":"quo_"policyId":"pol_"size":"createdBy":"' +
    '"firstName":"lastName":"email":"phone":"role":"enabled":true,"organizationId":"organizationName":"' +
    '"accountType":"CUSTOMER","AGENCY","cbid":"cbd_"profileScore":"dunsNumber":"ein":"dbaOrTradestyle":"' +
    '"city":"","state":"","tags":[],"underwriter":"assignee":"assigneeId":"usr_"needBy":"DECLINED""REFERRED""READY"' +
    '"DRAFT""REQUESTED""BOUND""ISSUED""Unpaid""Paid","aggLimit":1000000,"boundAt":"2026-11-22T"paymentStatus":"' +
    '"isPaid":false,"isRenewal":false,"openForRenewal":false}{"id":"pol_{"id":"quo_{"id":"acc_01M8","quoteNumber":"Q-US-10000' +
    '","policyNumber":"PAL-US-1000000-01","accountId":"acc_01M8","companyName":" Co.","productType":"product":"P100","status":"' +
    '","effectiveDate":"2026-12-","expirationDate":"2027-12-","expiresOn":"2026-12-","created":"2026-11-","updated":"' +
    '","lastUpdated":"2026-11-","premium":00000,"totalPremium":00000,"currency":"USD","limit":1000000,"isRenewal":false,' +
    '"agencyId":"agy_01M8","agencyName":" Insurance","teamIds":["tea_01M8"],"referralReasons":[]}',
)

/** As it was packed: the rows of a record in all its lists show the same. */
const packed = new WeakMap<object, Uint8Array>()

/**
 * What a list's row shows, as it lies in the table: its JSON, deflated. Every list has its row in the table and in four
 * indexes, each charged by the kilobyte: so packed, a row with all its keys is within the first.
 */
export const packSummary = (summary: Record<string, unknown>): Uint8Array => {
  const known = packed.get(summary)
  if (known !== undefined) return known
  const bytes = deflateRawSync(JSON.stringify(summary), { dictionary: common })
  packed.set(summary, bytes)
  return bytes
}

/** What a row shows; rows that were written before they were packed say it as it is. */
export const unpackSummary = (kept: unknown): Record<string, unknown> =>
  kept instanceof Uint8Array
    ? JSON.parse(inflateRawSync(kept, { dictionary: common }).toString())
    : (kept as Record<string, unknown>)
