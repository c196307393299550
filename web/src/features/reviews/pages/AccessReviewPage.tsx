import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { exportAccessReview, getAccessReview, listAccessReviewHistory } from '#shared/contracts/auth/accessReviews.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { PersonRow } from '../parts/PersonRow.tsx'

const report = async (accessReviewId: string) => {
  const { csv, fileName } = await call(exportAccessReview, { params: { accessReviewId } })
  return { fileName, content: new Blob([`\ufeff${csv}`], { type: 'text/csv' }) }
}

const Record = ({ review }: { review: ResponseOf<typeof getAccessReview> }) => {
  const { t } = useTranslation('reviews')
  const persona = usePersona()
  const { id, dueOn, lastUpdated, organizationName, people, providerDecides, quarter, status } = review
  const left = people.filter(({ decision }) => decision === undefined).length
  return (
    <Page>
      <PageHeader
        title={t('titleOf', { name: organizationName, quarter })}
        trail={[{ label: t('title'), to: inPersona(persona, 'access-reviews') }]}
        subtitle={<StatusChip status={status} />}
        action={
          <FileDownloadButton variant="outlined" load={() => report(id)}>
            {t('report')}
          </FileDownloadButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {left > 0 && (
          <Alert severity={status === 'OVERDUE' ? 'error' : 'info'}>
            {t(status === 'OVERDUE' ? 'late' : 'left', { count: left, date: date(dueOn) })}
          </Alert>
        )}
        <Panel title={t('people')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {people.map((person) => (
              <PersonRow
                key={person.userId}
                accessReviewId={id}
                person={person}
                isProviders={providerDecides.includes(person.userId)}
              />
            ))}
          </Box>
        </Panel>
        <HistoryPanel operation={listAccessReviewHistory} params={{ accessReviewId: id }} asOf={lastUpdated} />
      </Box>
    </Page>
  )
}

/** A quarter's review: every person with role and last sign-in, and what becomes of their access. */
export const AccessReviewPage = () => {
  const { t } = useTranslation('reviews')
  const { accessReviewId = '' } = useParams()
  const review = useOperation(getAccessReview, { params: { accessReviewId } })
  if (review.data) return <Record review={review.data} />
  if (review.error)
    return <RecordProblem title={t('loadFailed')} error={review.error} onRetry={() => void review.refetch()} />
  return <PageSkeleton />
}
