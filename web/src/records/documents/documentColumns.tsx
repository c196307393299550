import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import { fileSize } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { DocumentStanding } from './DocumentStanding.tsx'
import { SeenBy } from './SeenBy.tsx'

/** Of whom a document is, where a list has those of several. */
const company: Column<DocumentRow> = {
  id: 'company',
  header: 'documents:columns.company',
  cell: ({ companyName = '–' }) => companyName,
  width: 200,
  card: 'fact',
}

/** Documents of a library. */
export const documentColumns: readonly Column<DocumentRow>[] = [
  {
    id: 'name',
    header: 'documents:columns.name',
    cell: (row) => row.docName,
    sortBy: 'docName',
    width: 260,
    fixed: true,
    card: 'title',
  },
  {
    id: 'type',
    header: 'documents:columns.type',
    cell: (row) => docTypeLabel(row.docType, region.code),
    sortBy: 'docType',
    card: 'fact',
  },
  {
    id: 'standing',
    header: 'documents:columns.standing',
    cell: (row) => <DocumentStanding row={row} />,
    card: 'status',
  },
  { id: 'seenBy', header: 'documents:columns.seenBy', cell: (row) => <SeenBy row={row} />, card: 'fact' },
  {
    id: 'created',
    header: 'documents:columns.created',
    cell: (row) => <DateText value={row.created} />,
    sortBy: 'created',
    card: 'fact',
  },
  { id: 'createdBy', header: 'documents:columns.createdBy', cell: (row) => row.createdBy, hidden: true },
  {
    id: 'size',
    header: 'documents:columns.size',
    cell: (row) => (row.size === 0 ? '–' : fileSize(row.size)),
    align: 'end',
  },
]

/** Documents of several: each says of whom it is. */
export const documentColumnsOfAll: readonly Column<DocumentRow>[] = documentColumns.toSpliced(1, 0, company)
