import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'

/** What a payment says of the invoice that it is on: whose it is, of which policy, in which currency. */
export const ofInvoice = ({
  accountId,
  agencyId,
  companyName,
  currency,
  invoiceNumber,
  partnerIds,
  policyId,
  policyNumber,
  teamIds,
}: InvoiceRecord) => ({
  ...{ invoiceNumber, policyId, policyNumber, companyName, accountId, agencyId, teamIds, currency },
  ...(partnerIds && { partnerIds }),
})
