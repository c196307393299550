import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listWords } from '#shared/contract/lists.ts'
import { type ListExport, listMyExports } from '#shared/contracts/platform/exports.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { dateTime } from '#web/i18n/format.ts'
import { ExportDownload } from '#web/tables/ExportDownload.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const title = (list: string): string => {
  const words = listWords(list)
  return `${words.charAt(0).toUpperCase()}${words.substring(1)}`
}

/** One file: of which list, how many rows, and the way to it while it is there. */
const Row = ({ file }: { file: ListExport }) => {
  const { t } = useTranslation('profile')
  const { id, list, format, status, lines: count, until, failure, created } = file
  const facts = [
    t('exports.asked', { at: dateTime(created) }),
    ...(status === 'FAILED' ? [] : [t('exports.rows', { count })]),
    ...(status === 'READY' && until !== undefined ? [t('exports.until', { until: dateTime(until) })] : []),
  ]
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 16rem' }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography>
            {title(list)} · {format}
          </Typography>
          <StatusChip status={status} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
        {failure !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {failure}
          </Typography>
        )}
      </Box>
      {status === 'READY' && <ExportDownload id={id} size="small" />}
    </Box>
  )
}

/** How often it is asked how far files are, in milliseconds. */
const askEvery = 3000

/** Lists that one has had written to files. */
export const ExportsTab = () => {
  const { t } = useTranslation('profile')
  const files = useOperation(
    listMyExports,
    {},
    { staleTime: 0, refetchInterval: (some) => (some?.some(({ status }) => status === 'MAKING') ? askEvery : false) },
  )
  return (
    <Panel title={t('exports.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('exports.hint')}
      </Typography>
      {files.error && <ProblemPanel error={files.error} onRetry={() => void files.refetch()} />}
      {files.isPending && <TextSkeleton lines={3} />}
      {files.data?.length === 0 && <Typography color="text.secondary">{t('exports.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {files.data?.map((file) => (
          <Row key={file.id} file={file} />
        ))}
      </Box>
    </Panel>
  )
}
