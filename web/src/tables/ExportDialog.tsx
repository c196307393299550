import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getListExport } from '#shared/contracts/platform/exports.ts'
import type { ListExportId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '../api/useOperation.ts'
import { DialogFrame } from '../dialogs/DialogFrame.tsx'
import { dateTime } from '../i18n/format.ts'
import { ProblemPanel } from '../ui/ProblemPanel.tsx'
import { ExportDownload } from './ExportDownload.tsx'

/** How often it is asked how far a file is, in milliseconds; one that stopped can be carried on by those who run the platform. */
const askEvery = { MAKING: 1500, FAILED: 15_000, READY: false, OVER: false } as const

/** How far the file of a list is, and the way to it once it is there. */
export const ExportDialog = ({ id, label, onClose }: { id: ListExportId; label: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useOperation(
    getListExport,
    { params: { listExportId: id } },
    { refetchInterval: (of) => askEvery[of?.status ?? 'MAKING'] },
  )
  const { status = 'MAKING', lines: count = 0, list = '', failure, isCut, until } = data ?? {}
  const isHistory = list.endsWith('History')
  const making = t(isHistory ? 'table.export.makingHistory' : 'table.export.making')
  return (
    <DialogFrame title={t('table.export.title', { label })} width="xs" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
        {!error && status === 'MAKING' && (
          <>
            <Typography>{making}</Typography>
            <LinearProgress aria-label={making} />
            <Typography variant="body2" color="text.secondary">
              {t('table.export.lines', { count })}. {t('table.export.leave')}
            </Typography>
          </>
        )}
        {status === 'FAILED' && <Alert severity="error">{failure}</Alert>}
        {status === 'READY' && (
          <>
            <Typography>{t('table.export.ready', { count })}</Typography>
            {isCut && <Alert severity="warning">{t(isHistory ? 'table.export.cutHistory' : 'table.export.cut')}</Alert>}
            {until !== undefined && (
              <Typography variant="body2" color="text.secondary">
                {t('table.export.until', { until: dateTime(until) })}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {status === 'READY' && <ExportDownload id={id} variant="contained" />}
      </DialogActions>
    </DialogFrame>
  )
}
