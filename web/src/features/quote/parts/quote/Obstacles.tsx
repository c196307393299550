import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** All that stands in the way of binding, before somebody tries. */
export const Obstacles = ({ obstacles }: { obstacles: readonly string[] }) => {
  const { t } = useTranslation('quote')
  if (obstacles.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>{t('bind.obstacles', { count: obstacles.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 0.5 }}>
        {obstacles.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Box>
    </Alert>
  )
}
