import type { DocumentRow } from '#shared/contracts/docs/document.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { region } from '#web/i18n/region.ts'
import type { Column } from '#web/tables/column.ts'
import { DateText } from '#web/ui/DateText.tsx'

const kilobytes = new Intl.NumberFormat(region.locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })

/** Documents of an account. */
export const documentColumns: readonly Column<DocumentRow>[] = [
  { id: 'name', header: 'account:documents.name', cell: (row) => row.docName, fixed: true, card: 'title' },
  {
    id: 'type',
    header: 'account:documents.type',
    cell: (row) => docTypes.find(({ docType }) => docType === row.docType)?.label ?? row.docType,
    card: 'fact',
  },
  { id: 'created', header: 'account:documents.created', cell: (row) => <DateText value={row.created} />, card: 'fact' },
  { id: 'createdBy', header: 'account:documents.createdBy', cell: (row) => row.createdBy, hidden: true },
  {
    id: 'size',
    header: 'account:documents.size',
    cell: (row) => kilobytes.format(Math.max(1, row.size / 1000)),
    align: 'end',
    card: 'fact',
  },
]
