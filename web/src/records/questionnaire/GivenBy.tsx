import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { AnsweredBy } from '#shared/domain/questionnaire/answeredBy.ts'
import { date } from '#web/i18n/format.ts'

/** Who gave an answer and when, on a line of its own; nothing where that is not known. */
export const GivenBy = ({ by }: { by: AnsweredBy | undefined }) => {
  const { t } = useTranslation('records')
  if (!by) return null
  return (
    <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {t('questionnaire.by', { name: by.by, date: date(by.at) })}
    </Typography>
  )
}
