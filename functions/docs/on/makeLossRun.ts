import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DocumentId } from '#shared/domain/ids/ids.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { lossRunData } from '../documentData/lossRunData.ts'
import { keepDocument, type Table } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { documents } from '../store/documents.ts'
import { type LossRunRecord, lossRuns } from '../store/lossRuns.ts'
import type { PdfDocument } from '../templates/document.ts'
import { wordsOf } from '../templates/words.ts'

/** A loss run as it is drawn now. */
export const drawLossRun = async (lossRun: LossRunRecord): Promise<PdfDocument> => {
  const { lossRunDocument } = await import('../templates/lossRunDocument.ts')
  return lossRunDocument(lossRunData(config.region, lossRun))
}

const keep = async (lossRun: LossRunRecord, now: Instant): Promise<DocumentId[]> => {
  const { accountId, agencyId, created, createdBy, csvDocId, docId, id, policyId, quoteId, run, teamIds } = lossRun
  const common = {
    docType: madeByTask.makeLossRun,
    accountId,
    ...(agencyId !== undefined && { agencyId }),
    teamIds: [...teamIds],
    ...(policyId !== undefined && { policyId }),
    ...(quoteId !== undefined && { quoteId }),
    created,
    createdBy,
  }
  const name = `${wordsOf(config.region).lossRun} ${shortened(run.companyName, 80)} ${run.asOf}`
  const kept = (file: 'csv' | 'pdf', fileId: DocumentId, draw: () => Promise<PdfDocument | Table>) =>
    keepDocument({ ...common, id: fileId, docName: `${name}.${file}`, madeFrom: `LossRun|${id}|${file}` }, now, draw)
  return [
    await kept('pdf', docId, () => drawLossRun(lossRun)),
    await kept('csv', csvDocId, async () => ({ csv: run.csv.text })),
  ]
}

/** A loss run that was asked for is made once, a document and a table, filed with its account, and sent where it says so. */
export const makeLossRun: Subscriber<'policy.lossRunRequested'> = async ({ detail, now, once }) => {
  const lossRun = await lossRuns.byId(detail.lossRunId)
  if (lossRun === undefined) throw new Error(`There is no loss run ${detail.lossRunId} to make a document of.`)
  const made = await keep(lossRun, now)
  const { createdBy, mailTo, run } = lossRun
  if (mailTo === undefined) return
  const files = await Promise.all(made.map((docId) => documents.require(docId)))
  const mail = mailWrite({
    template: 'lossRunSent',
    to: mailTo,
    data: { insured: run.companyName, asOf: run.asOf, claims: run.totals.claims, sentBy: createdBy },
    attachments: files.map(({ docName, file }) => ({
      key: file,
      name: docName,
      contentType: docName.endsWith('.csv') ? 'text/csv' : 'application/pdf',
    })),
    now,
  })
  await commit([mail.write], { events: [mail.event], once })
}
