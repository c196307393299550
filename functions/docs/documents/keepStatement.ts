import type { DocType } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import type { StatementData } from '../templates/statementData.ts'
import { keepDocument } from './keepDocument.ts'

interface Kept {
  readonly agencyId: AgencyId
  readonly docId: DocumentId
  readonly csvDocId: DocumentId
  readonly docType: DocType
  /** Of the file, without its ending. */
  readonly name: string
  readonly madeFrom: string
}

/** Makes a statement to an agency once, as a document and as a table; the agency's whole, none of its teams'. */
export const keepStatement = async (
  data: StatementData,
  { agencyId, docId, csvDocId, docType, name, madeFrom }: Kept,
  now: Instant,
): Promise<void> => {
  const common = { docType, agencyId, teamIds: [] }
  await keepDocument({ ...common, id: docId, docName: `${name}.pdf`, madeFrom: `${madeFrom}|pdf` }, now, async () => {
    const { statementDocument } = await import('../templates/statementDocument.ts')
    return statementDocument(data)
  })
  await keepDocument(
    { ...common, id: csvDocId, docName: `${name}.csv`, madeFrom: `${madeFrom}|csv` },
    now,
    async () => {
      const { statementCsv } = await import('../templates/statementCsv.ts')
      return { csv: statementCsv(data) }
    },
  )
}
