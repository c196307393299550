import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { sentStatus } from '#shared/domain/quoting/questionnaireStatus.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { date, dateTime } from '#web/i18n/format.ts'

/** To whom of the insured the questionnaire was sent, and what came of it; nothing where it was sent to nobody. */
export const QuestionnaireStanding = ({ sent }: { sent: Quote['questionnaire'] }) => {
  const { t } = useTranslation('records')
  if (!sent) return null
  const status = sentStatus(sent, instantHere())
  const facts = {
    name: sent.handedIn?.by ?? sent.name,
    email: sent.email,
    by: sent.by,
    at: dateTime(sent.handedIn?.at ?? sent.withdrawnAt ?? sent.at),
    until: date(sent.expiresAt),
  }
  return (
    <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {t(`questionnaire.sent.${status}`, facts)}
    </Typography>
  )
}
