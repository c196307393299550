import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'

/** Who was brought in to help the insured: at work, or asked and by when it answers. */
export const HelpersPanel = ({ helpers }: { helpers: NonNullable<Claim['helpers']> }) => {
  const { t } = useTranslation('claims')
  return (
    <Panel title={t('helpers.title')} dense>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {helpers.map(({ name, subcategory, at, answerBy = at, isAsked }) => (
          <li key={`${name}${subcategory}${at}`}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {t('helpers.who', { name, what: t(`subcategories.${subcategory}`) })}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {isAsked ? t('helpers.asked', { moment: dateTime(answerBy) }) : t('helpers.atWork', { day: date(at) })}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
