import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createUploadedAccounts, getBulkUpload, listBulkRows, listBulkUploads } from '#shared/contracts/bulk/uploads.ts'
import { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'

const UploadData = z.object({ uploadId: BulkUploadId, ready: z.int(), refused: z.int(), existing: z.int() })
type Props = z.infer<typeof UploadData> & { onClose: () => void }

/** Asks before accounts are made of the good rows; says what is left out. */
export const CreateUploadedAccountsDialog = ({ uploadId, ready, refused, existing, onClose }: Props) => {
  const { t } = useTranslation('bulk')
  const create = useCommand(createUploadedAccounts, { invalidates: [getBulkUpload, listBulkRows, listBulkUploads] })
  const accountCreation = refused > 0 ? 'GOOD_ROWS' : 'ALL_OR_NONE'
  return (
    <ConfirmDialog
      title={t('create.title')}
      confirmLabel={t('create.confirm', { count: ready })}
      onConfirm={() => create.mutateAsync({ params: { uploadId }, body: { accountCreation } })}
      onClose={onClose}
    >
      <Typography>{t('create.question', { count: ready })}</Typography>
      {refused > 0 && <Typography sx={{ mt: 1 }}>{t('create.refused', { count: refused })}</Typography>}
      {existing > 0 && <Typography sx={{ mt: 1 }}>{t('create.existing', { count: existing })}</Typography>}
    </ConfirmDialog>
  )
}

export default hosted(UploadData, CreateUploadedAccountsDialog)
