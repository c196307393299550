import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BulkUpload } from '#shared/contracts/bulk/bulkUpload.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** As what each column of the file was read, and first which were not. */
export const ColumnMapping = ({ columns }: Pick<BulkUpload, 'columns'>) => {
  const { t } = useTranslation('bulk')
  const unread = columns.filter(({ field }) => field === undefined).map(({ header }) => header)
  return (
    <Panel title={t('mapping.title')} dense>
      {unread.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {t('mapping.unreadColumns', { count: unread.length, columns: unread.join(', ') })}
        </Alert>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
        }}
      >
        {columns.map(({ header, field }) => (
          <Box component="li" key={header} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span">{header}</Typography>
            <Typography component="span" color="text.secondary">
              {' → '}
              {field ?? t('mapping.unread')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
