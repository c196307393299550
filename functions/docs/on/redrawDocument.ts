import { randomUUID } from 'node:crypto'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import { policyById } from '#functions/policy/public.ts'
import { manuscriptById } from '#functions/quote/public.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { certificates } from '../store/certificates.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import { lossRuns } from '../store/lossRuns.ts'
import type { PdfDocument } from '../templates/document.ts'
import type { StatementData } from '../templates/statementData.ts'
import { accountStatementSays } from './makeAccountStatement.ts'
import { agencyBillSays } from './makeAgencyBill.ts'
import { drawCancellation } from './makeCancellationNotice.ts'
import { drawCertificate } from './makeCertificate.ts'
import { commissionStatementSays } from './makeCommissionStatement.ts'
import { drawDiligence } from './makeDiligence.ts'
import { drawChange } from './makeEndorsement.ts'
import { drawExpiry } from './makeExpiryNotice.ts'
import { drawInvoice } from './makeInvoices.ts'
import { drawLossRun } from './makeLossRun.ts'
import { drawManuscript } from './makeManuscript.ts'
import { drawPosition } from './makePositionLetter.ts'
import { drawReceipt } from './makeReceipt.ts'
import { drawTower } from './makeTower.ts'

const watermark = 'PREVIEW'

const statementSays = async ({ docType }: DocumentRecord, made: readonly string[]): Promise<StatementData> => {
  const [first = '', second = ''] = made
  if (docType === 'AccountStatement') return (await accountStatementSays(second)).data
  return (docType === 'Invoice' ? await agencyBillSays(first) : await commissionStatementSays(first)).data
}

const drawStatement = async (document: DocumentRecord, made: readonly string[]): Promise<PdfDocument> => {
  const [data, { statementDocument }] = await Promise.all([
    statementSays(document, made),
    import('../templates/statementDocument.ts'),
  ])
  return statementDocument(data)
}

/** The document as its template draws it now, of what it was made of; nothing where that is looked at on a quote. */
const redrawn = async (document: DocumentRecord, now: Instant): Promise<PdfDocument | undefined> => {
  const made = document.madeFrom?.split('|') ?? []
  const [, id = '', step = ''] = made
  switch (document.template?.name) {
    case 'cancellation':
      return drawCancellation(id, now)
    case 'certificate': {
      const certificate = await certificates.byId(id)
      const policy = certificate && (await policyById(certificate.policyId))
      return certificate && policy && drawCertificate(certificate, policy)
    }
    case 'diligence':
      return drawDiligence({ quoteId: id, recordedAt: step })
    case 'endorsement':
      return drawChange({ policyId: id, revision: Number(step) }, now)
    case 'expiry':
      return drawExpiry(
        {
          policyId: id,
          mayRenew: step === 'RENEWABLE',
          on: CalendarDate.safeParse(made[3]).data,
          endsOn: CalendarDate.safeParse(made[4]).data,
        },
        now,
      )
    case 'invoice':
      return drawInvoice({ policyId: id, revision: Number(step) }, now)
    case 'lossRun': {
      const lossRun = await lossRuns.byId(id)
      return lossRun && drawLossRun(lossRun)
    }
    case 'manuscript': {
      const manuscript = await manuscriptById(id)
      return manuscript?.policyId === undefined ? undefined : drawManuscript(manuscript, manuscript.policyId, now)
    }
    case 'position':
      return drawPosition({ claimId: id, at: step })
    case 'receipt':
      return drawReceipt(id, now)
    case 'statement':
      return drawStatement(document, made)
    case 'tower':
      return drawTower(id, now)
    default:
      return undefined
  }
}

/** A document that is looked at in its template of today is drawn once, beside the one that was issued. */
export const redrawDocument: Subscriber<'document.previewRequested'> = async ({ detail, now }) => {
  const [draft, document] = await Promise.all([draftById(detail.draftId), documents.byId(detail.documentId)])
  if (draft === undefined || document === undefined || draft.file !== undefined) return
  const drawn = await redrawn(document, now)
  if (drawn === undefined) throw new Error(`Document ${document.id} is of nothing that could be drawn again.`)
  const { renderPdf } = await import('../templates/renderPdf.ts')
  const file = `documents/drafts/${randomUUID()}.pdf`
  await keepFile({ key: file, body: renderPdf({ watermark, ...drawn }), contentType: 'application/pdf' })
  await keepDraft({ ...draft, file })
}
