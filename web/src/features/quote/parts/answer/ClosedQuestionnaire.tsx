import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import type { QuestionnaireStatus } from '#shared/domain/quoting/questionnaireStatus.ts'
import { date, dateTime, phone } from '#web/i18n/format.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'

type ClosedQuestionnaireProps = {
  sent: ResponseOf<typeof getQuestionnaire>
  status: Exclude<QuestionnaireStatus, 'OPEN'>
}

/** In place of a questionnaire that takes no answers: what became of it, and whom to ask. */
export const ClosedQuestionnaire = ({ sent, status }: ClosedQuestionnaireProps) => {
  const { t } = useTranslation('quote')
  const { agencyName, agentName, agentEmail, agentPhone, companyName, expiresAt, handedIn } = sent
  const facts = {
    agency: agencyName,
    company: companyName,
    name: handedIn?.by ?? '',
    at: handedIn ? dateTime(handedIn.at) : '',
    date: date(expiresAt, { dateStyle: 'long' }),
  }
  return (
    <StatusScene
      heading="h1"
      tone={status === 'HANDED_IN' ? 'ready' : 'ended'}
      title={t(`answer.closed.${status}.title`, facts)}
    >
      {t(`answer.closed.${status}.text`, facts)}
      <Box sx={{ mt: 2 }}>
        <Box sx={{ fontWeight: 500, color: 'text.primary' }}>{agentName ?? agencyName}</Box>
        {agentName && <div>{agencyName}</div>}
        {agentPhone && <div className="tabular">{phone(agentPhone)}</div>}
        {agentEmail && <EmailLink email={agentEmail} />}
      </Box>
    </StatusScene>
  )
}
