import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { type PolicyRecord, payingLink, policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { invoiceData } from '../documentData/invoiceData.ts'
import { invoicedOn } from '../documentData/isInvoiced.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { invoiceMadeFrom } from '../documents/invoiceDocument.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { documents } from '../store/documents.ts'
import type { PdfDocument } from '../templates/document.ts'
import type { InvoiceData } from '../templates/invoiceData.ts'

const draw = async (data: InvoiceData): Promise<PdfDocument> => {
  const { invoiceDocument } = await import('../templates/invoiceDocument.ts')
  return invoiceDocument(data)
}

/** The invoice of a revision as it is drawn now. */
export const drawInvoice = async (
  { policyId, revision }: { readonly policyId: string; readonly revision: number },
  now: Instant,
): Promise<PdfDocument> => {
  const policy = await policyById(policyId)
  const transaction = policy?.transactions.find((each) => each.revision === revision)
  if (policy === undefined || transaction === undefined)
    throw new Error(`There is no revision ${revision} of ${policyId} to make an invoice of.`)
  const [named, payment] = await Promise.all([namedOn(policy), paymentOf(policyId)])
  if (payment === undefined) throw new Error(`The policy ${policyId} has no invoice to make a document of.`)
  return draw(invoiceData(config.region, policy, transaction, { named, payment, now }))
}

interface Made {
  readonly docId: DocumentId
  readonly revision: number
  readonly data: InvoiceData
}

const keep = async (policy: PolicyRecord, revision: number, data: InvoiceData, now: Instant): Promise<Made> => {
  const docId = await keepDocument(
    {
      docName: `${data.title} ${data.documentNumber}.pdf`,
      docType: madeByTask.makeInvoiceDocument,
      ...filedWith(policy),
      madeFrom: invoiceMadeFrom(policy.id, revision),
    },
    now,
    () => draw(data),
  )
  return { docId, revision, data }
}

/**
 * The documents of what was invoiced or credited on a policy that its insured pays, each made once; an agency that is billed
 * has one document a month, and bills the insured itself (decision: invoice-for-each-change).
 */
export const makeInvoicesOf = async (policyId: string, now: Instant) => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to make invoices of.`)
  const payment = policy.agencyBilled ? undefined : await paymentOf(policyId)
  // A binder is not invoiced yet.
  if (payment === undefined) return { policy, made: [] }
  const named = await namedOn(policy)
  const made: Made[] = []
  for (const transaction of invoicedOn(policy)) {
    const data = invoiceData(config.region, policy, transaction, { named, payment, now })
    made.push(await keep(policy, transaction.revision, data, now))
  }
  return { policy, made }
}

/** What is charged on a policy that runs, or comes back, is told to its insured with the invoice; the first went with the policy. */
const tell = async (policy: PolicyRecord, { docId, data }: Made, now: Instant) => {
  if (policy.customerEmail === undefined || data.payment === undefined) return
  const { file, docName } = await documents.require(docId)
  const page = payingLink(policy, { email: policy.customerEmail }, now)
  const mail = mailWrite({
    template: 'invoiceSent',
    to: policy.customerEmail,
    firstName: policy.customerFirstName,
    clientOf: policy.agencyId,
    data: {
      insured: policy.companyName,
      policyNumber: policy.policyNumber,
      document: data.title,
      number: data.documentNumber,
      amount: data.total - (data.takenOff ?? 0),
      ...(data.dueDate !== undefined && { dueDate: data.dueDate }),
      link: page.url,
    },
    attachments: [{ key: file, name: docName, contentType: 'application/pdf' }],
    now,
  })
  await commit([page.write, mail.write], { events: [mail.event], once: `invoiceSent|${docId}` })
}

/** A change of what is charged has its invoice, or its credit; so has what was not made when it was asked for. */
export const makeInvoices: Subscriber<
  'policy.cancellationNoticed' | 'policy.endorsed' | 'policy.invoiceRequested'
> = async ({ detail, now }) => {
  const { policy, made } = await makeInvoicesOf(detail.policyId, now)
  const revision = 'revision' in detail ? detail.revision : undefined
  const invoice = made.find((each) => each.revision === revision)
  if (invoice !== undefined) await tell(policy, invoice, now)
}
