import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import { createUploadedAccounts, getBulkUpload } from '#shared/contracts/bulk/uploads.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { uploadsPath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'

/** How far an upload is while it is worked on; where the work came to a halt, how it goes on. */
export const UploadProgress = ({ upload }: { upload: BulkUpload }) => {
  const { t } = useTranslation('bulk')
  const persona = usePersona()
  const goOn = useCommand(createUploadedAccounts, { invalidates: [getBulkUpload] })
  const { uploadId, status, counts, isHalted } = upload
  if (status !== 'CHECKING' && status !== 'CREATING') return null
  const all = counts.CREATED + counts.READY
  if (isHalted && status === 'CHECKING')
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" component={Link} to={uploadsPath(persona)}>
            {t('halted.again')}
          </Button>
        }
      >
        {t('halted.checking')}
      </Alert>
    )
  if (isHalted)
    return (
      <Alert
        severity="warning"
        action={
          <Button
            color="inherit"
            loading={goOn.isPending}
            onClick={() =>
              goOn.mutate(
                { params: { uploadId }, body: { accountCreation: 'GOOD_ROWS' } },
                { onError: (error) => void toast.problem(error) },
              )
            }
          >
            {t('halted.goOn')}
          </Button>
        }
      >
        {t('halted.creating', { done: number(counts.CREATED), all: number(all) })}
      </Alert>
    )
  const isChecking = status === 'CHECKING'
  return (
    <Box role="status">
      <Typography sx={{ mb: 0.75 }}>
        {isChecking
          ? t('progress.checking')
          : t('progress.creating', { done: number(counts.CREATED), all: number(all) })}
      </Typography>
      <LinearProgress
        aria-label={t('progress.label')}
        {...(isChecking
          ? {}
          : { variant: 'determinate' as const, value: all === 0 ? 0 : (100 * counts.CREATED) / all })}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  )
}
