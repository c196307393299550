import type { Task } from '#functions/_platform/events/worker.ts'
import { makeInvoicesOf } from '../on/makeInvoices.ts'
import type { PolicyStep } from './policyDocument.ts'

/** Makes the invoice of a policy a document, once it is posted; nothing where an agency is billed. */
export const makeInvoiceDocument: Task = async ({ policyId }: PolicyStep, { now }) => {
  const { made } = await makeInvoicesOf(policyId, now)
  return made.length === 0 ? {} : { invoiceDocId: made[0]?.docId }
}
