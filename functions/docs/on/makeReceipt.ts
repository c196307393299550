import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type ReceiptFacts, receiptFacts } from '#functions/ledger/public.ts'
import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { receiptData, receiptNumberOf } from '../documentData/receiptData.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { correctedReceiptMadeFrom, receiptDocument, receiptMadeFrom } from '../documents/receiptDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'

const requirePaid = async (policyId: string) => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to make a receipt for.`)
  return policy
}

const draw = async (facts: ReceiptFacts, now: Instant): Promise<PdfDocument> => {
  const policy = await requirePaid(facts.transaction.policyId)
  const data = receiptData(config.region, policy, { facts, named: await namedOn(policy), now })
  const { receiptDocument } = await import('../templates/receiptDocument.ts')
  return receiptDocument(data)
}

/** The receipt of a payment as it is drawn now. */
export const drawReceipt = async (transactionId: string, now: Instant): Promise<PdfDocument | undefined> => {
  const facts = await receiptFacts(transactionId)
  return facts && draw(facts, now)
}

const keep = async (policy: PolicyRecord, facts: ReceiptFacts, how: { isCorrected: boolean; now: Instant }) => {
  const { agencyBilled, sequence, transaction } = facts
  const { isCorrected, now } = how
  await keepDocument(
    {
      docName: `Receipt ${receiptNumberOf(policy.policyNumber, sequence)}.pdf`,
      docType: madeByTask.makeReceipt,
      ...filedWith(policy),
      ...(agencyBilled && { audience: 'AGENCY' }),
      madeFrom: isCorrected ? correctedReceiptMadeFrom(transaction) : receiptMadeFrom(transaction),
    },
    now,
    () => draw(facts, now),
  )
}

/**
 * A payment that has come has its receipt, which stands with its policy and goes with the mail that thanks for it; what an
 * agency paid that is billed is told to the agency alone (decision: receipts). One whose day or way is corrected has another,
 * in whose favour the first is told to be replaced.
 */
export const makeReceipt: Subscriber<'payment.received' | 'payment.receiptRequested'> = async ({
  detail,
  now,
  name,
}) => {
  const { policyId, transactionId } = detail
  const isCorrected = 'corrected' in detail && detail.corrected === true
  const facts = await receiptFacts(transactionId)
  const isThere = !isCorrected && facts && (await receiptDocument(facts.transaction)) !== undefined
  if (facts !== undefined && !isThere) await keep(await requirePaid(policyId), facts, { isCorrected, now })
  if (name === 'payment.received')
    await commit([], { events: [{ name: 'payment.receipted', detail }], once: `receipted|${transactionId}` })
}
