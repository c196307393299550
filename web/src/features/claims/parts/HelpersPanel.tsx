import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Claim } from '#shared/contracts/claims/claims.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { Panel } from '#web/ui/Panel.tsx'

type Helper = NonNullable<Claim['helpers']>[number]

/** Who was brought in to help the insured: at work, or asked and by when it answers. */
export const HelpersPanel = ({ helpers }: { helpers: readonly Helper[] }) => {
  const { t } = useTranslation('claims')
  const standingOf = ({ at, answerBy = at, isAsked }: Pick<Helper, 'answerBy' | 'at' | 'isAsked'>) => {
    if (!isAsked) return t('helpers.atWork', { day: date(at) })
    return Date.parse(answerBy) < nowHere() ? t('helpers.late') : t('helpers.asked', { moment: dateTime(answerBy) })
  }
  return (
    <Panel title={t('helpers.title')} dense>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {helpers.map(({ name, subcategory, at, answerBy, isAsked }) => (
          <li key={`${name}${subcategory}${at}`}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {t('helpers.who', { name, what: t(`subcategories.${subcategory}`) })}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {standingOf({ at, answerBy, isAsked })}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
