import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BulkUploadRow } from '#shared/contracts/bulk/bulkUpload.ts'
import { listBulkUploads } from '#shared/contracts/bulk/uploads.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { uploadsPath } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { UploadStatus } from '../parts/UploadStatus.tsx'

const columns: readonly Column<BulkUploadRow>[] = [
  { id: 'fileName', header: 'bulk:columns.file', cell: ({ fileName }) => fileName, fixed: true, card: 'title' },
  {
    id: 'status',
    header: 'bulk:columns.status',
    cell: ({ status }) => <UploadStatus status={status} />,
    card: 'status',
  },
  { id: 'rows', header: 'bulk:columns.rows', cell: ({ rows }) => number(rows), align: 'end' },
  { id: 'created', header: 'bulk:columns.created', cell: ({ created }) => number(created), align: 'end', card: 'fact' },
  { id: 'createdBy', header: 'bulk:columns.createdBy', cell: ({ createdBy }) => createdBy, card: 'fact' },
  {
    id: 'createdAt',
    header: 'bulk:columns.createdAt',
    cell: ({ createdAt }) => dateTime(createdAt),
    align: 'end',
    card: 'fact',
  },
]

/** The uploads of the last 90 days, newest first. */
export const UploadsTable = () => {
  const { t } = useTranslation('bulk')
  const persona = usePersona()
  const list = useListState({ pageSize: 10, sizes: [10, 25, 50] })
  const { search: _, sort: __, ...query } = list.query
  const uploads = useOperation(listBulkUploads, { query }, { keepPrevious: true })
  return (
    <DataTable
      name="bulkUploads"
      label={t('uploads')}
      columns={columns}
      rowId={({ uploadId }) => uploadId}
      rowHref={({ uploadId }) => uploadsPath(persona, uploadId)}
      {...list.table(uploads)}
      toolbar={
        <Typography variant="h4" component="h2" sx={{ px: 1 }}>
          {t('uploads')}
        </Typography>
      }
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  )
}
