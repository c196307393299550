import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** A chart on its way: its title stands already, and it takes the room that the chart will take. */
export const ChartSkeleton = ({ title, height = 160 }: { title: string; height?: number }) => {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} aria-busy="true" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        <Button
          size="small"
          disabled
          aria-hidden="true"
          sx={{ ml: 'auto', whiteSpace: 'nowrap', visibility: 'hidden' }}
        >
          {t('charts.asTable')}
        </Button>
      </Box>
      <Skeleton variant="rounded" height={height} />
    </Box>
  )
}
