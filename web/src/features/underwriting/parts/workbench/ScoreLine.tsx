import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getRisk } from '#shared/contracts/risk/risk.ts'
import { number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'

/** The score in a line, for a phone: it is seen together with the reasons; its factors follow below. */
export const ScoreLine = ({ risk: { score, industryAverage } }: { risk: ResponseOf<typeof getRisk> }) => {
  const { t } = useTranslation('underwriting')
  return (
    <Paper
      variant="outlined"
      sx={{ borderRadius: 1.5, px: 2, py: 1, display: 'flex', columnGap: 1.5, alignItems: 'center' }}
    >
      <Box sx={{ ...figure, fontSize: 24 }}>{number(score)}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, lineHeight: 1.3 }}>{t('score.title')}</Typography>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ lineHeight: 1.3 }}>
          {t(score < industryAverage ? 'score.below' : 'score.above', { average: number(industryAverage) })}
        </Typography>
      </Box>
    </Paper>
  )
}
