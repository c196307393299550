import { downloadInvoice } from '#shared/contracts/docs/downloads.ts'
import { call } from '#web/api/call.ts'
import { madeLink } from './madeLink.ts'

/** The link to the newest invoice of a policy that asks for money; one of before invoices were documents is made when it is asked for. */
export const invoiceLink = (policyId: string): Promise<{ readonly url: string }> =>
  madeLink(async () => ({ link: (await call(downloadInvoice, { params: { policyId }, query: {} })).url }))
