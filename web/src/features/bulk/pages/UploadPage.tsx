import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import { getBulkReport, getBulkUpload } from '#shared/contracts/bulk/uploads.ts'
import { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { uploadsPath } from '#web/paths.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import * as bulkDialogs from '../dialogs.ts'
import { ColumnMapping } from '../parts/ColumnMapping.tsx'
import { UploadFigures } from '../parts/UploadFigures.tsx'
import { UploadProgress } from '../parts/UploadProgress.tsx'
import { UploadStatus } from '../parts/UploadStatus.tsx'
import { RowsTable } from '../tables/RowsTable.tsx'

/** While it is worked on it is asked for again every so many milliseconds. */
const often = 1000

const isAtWork = ({ status, isHalted }: BulkUpload) => !isHalted && (status === 'CHECKING' || status === 'CREATING')

/** One upload: how far it is, what comes of each row, and accounts of the good ones by choice. */
export const UploadPage = () => {
  const { t } = useTranslation('bulk')
  const persona = usePersona()
  const { open } = useDialogs()
  const { data: uploadId } = BulkUploadId.safeParse(useParams().uploadId)
  const upload = useOperation(getBulkUpload, uploadId === undefined ? null : { params: { uploadId } }, {
    staleTime: 0,
    refetchInterval: (data) => (data !== undefined && isAtWork(data) ? often : false),
  })
  if (upload.error) return <RecordProblem error={upload.error} onRetry={() => void upload.refetch()} />
  if (upload.data === undefined) return <PageSkeleton />
  const { data } = upload
  const { status, counts, rows, fileName, createdBy, createdAt, agencyName, tags } = data
  const about = [agencyName, ...tags, t('by', { name: createdBy, at: dateTime(createdAt) })].filter(Boolean).join(' · ')
  const report = async () => call(getBulkReport, { params: { uploadId: data.uploadId } })
  return (
    <Page>
      <PageHeader
        title={fileName}
        subtitle={about}
        trail={[{ label: t('title'), to: uploadsPath(persona) }]}
        secondary={rows > 0 && <FileDownloadButton load={report}>{t('report')}</FileDownloadButton>}
        action={
          status === 'CHECKED' &&
          counts.READY > 0 && (
            <Button
              variant="contained"
              onClick={() =>
                open(bulkDialogs.createUploadedAccounts, {
                  uploadId: data.uploadId,
                  ready: counts.READY,
                  refused: counts.REFUSED,
                  existing: counts.EXISTING,
                })
              }
            >
              {t('create.begin', { count: counts.READY })}
            </Button>
          )
        }
      />
      <Stack spacing={2}>
        <div>
          <UploadStatus status={status} />
        </div>
        {status === 'REFUSED' && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" component={Link} to={uploadsPath(persona)}>
                {t('halted.again')}
              </Button>
            }
          >
            {data.refusal}
          </Alert>
        )}
        <UploadProgress upload={data} />
        {rows > 0 && (
          <>
            <UploadFigures counts={counts} />
            <ColumnMapping columns={data.columns} />
            <RowsTable upload={data} />
          </>
        )}
      </Stack>
    </Page>
  )
}
