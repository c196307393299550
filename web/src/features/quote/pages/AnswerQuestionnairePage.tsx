import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { AgencyLook } from '#web/records/agency/AgencyLook.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { AnswerQuestionnaire } from '../parts/answer/AnswerQuestionnaire.tsx'
import { NotAuthorised, notTheirs, OpenedPage } from '../parts/offer/OpenedPage.tsx'

const Sent = ({ quoteId }: { quoteId: string }) => {
  const sent = useOperation(
    getQuestionnaire,
    { params: { quoteId } },
    // What is being typed is not laid over by what was kept before.
    { staleTime: Number.POSITIVE_INFINITY },
  )
  if (sent.data)
    return (
      <>
        <AgencyLook agencyId={sent.data.agencyId} />
        <AnswerQuestionnaire quoteId={quoteId} sent={sent.data} />
      </>
    )
  if (sent.error && notTheirs.includes(sent.error.status)) return <NotAuthorised />
  if (sent.error) return <ProblemPanel error={sent.error} onRetry={() => void sent.refetch()} />
  return <CardSkeleton cards={2} height={320} />
}

/** The questionnaire of a quote, for whom of the insured it was sent to: opened by a one-time code on whatever device. */
export const AnswerQuestionnairePage = () => {
  const { t } = useTranslation('quote')
  const { quoteId = '' } = useParams()
  return (
    <OpenedPage title={t('answer.page')}>
      <Sent quoteId={quoteId} />
    </OpenedPage>
  )
}
