import { useTranslation } from 'react-i18next'
import type { BulkUploadStatus } from '#shared/records/bulkUpload/bulkUploadStatus.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Where an upload stands. */
export const UploadStatus = ({ status }: { status: BulkUploadStatus }) => {
  const { t } = useTranslation('bulk')
  return <StatusChip status={status} label={t(`status.${status}`)} />
}
