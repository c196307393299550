import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Panel } from '#web/ui/Panel.tsx'

const steps = ['call', 'disconnect', 'evidence', 'pay', 'bank', 'mail', 'write', 'authority'] as const

/** What to do in the first hour, in the order in which it matters. */
export const FirstHour = () => {
  const { t } = useTranslation('claims')
  return (
    <Panel title={t('incident.firstHour')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.25 }}>
        {steps.map((step) => (
          <Typography component="li" key={step}>
            {t(`incident.steps.${step}`)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
