import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { AnsweredBy } from '#shared/domain/questionnaire/answeredBy.ts'
import type { SeenOtherwise } from '#shared/domain/risk/seenOtherwise.ts'
import { date } from '#web/i18n/format.ts'

type GivenByProps = {
  by: AnsweredBy | undefined
  /** What a scan or a connected system sees that is at odds with it. */
  seen?: SeenOtherwise | undefined
}

/** Whose word an answer is, and since when, on a line of its own, and what is seen otherwise; nothing where neither is known. */
export const GivenBy = ({ by, seen }: GivenByProps) => {
  const { t } = useTranslation('records')
  const facts = by && { name: by.by, date: date(by.at) }
  return (
    <>
      {by && facts && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {by.source ? t(`questionnaire.bySource.${by.source}`, facts) : t('questionnaire.by', facts)}
        </Typography>
      )}
      {seen && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'warning.dark' }}>
          {t(`questionnaire.seen.${seen.source}`, { text: seen.text })}
        </Typography>
      )}
    </>
  )
}
