import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { getSubmission, listSubmissionHistory, type Submission } from '#shared/contracts/account/submissions.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, inPersona } from '#web/paths.ts'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { SubmissionDue } from '#web/records/submission/SubmissionDue.tsx'
import { SubmissionStanding } from '#web/records/submission/SubmissionStanding.tsx'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import * as accountDialogs from '../dialogs.ts'
import { SubmissionClearance } from '../parts/submission/SubmissionClearance.tsx'
import { SubmissionFactsPanel } from '../parts/submission/SubmissionFactsPanel.tsx'
import { SubmissionQuotes } from '../parts/submission/SubmissionQuotes.tsx'
import { useSubmissionDeeds } from '../parts/submission/useSubmissionDeeds.ts'

/** What others do with it comes by itself: its quotes, and what an underwriter says of it. */
const awaited: readonly Submission['status'][] = ['RECEIVED', 'HELD', 'COMPLETE', 'CERTIFIED']
/** Milliseconds after which it is asked for again. */
const askEvery = 5000

/** How it ended, where it has. */
const Ending = ({ submission: { declined, lost } }: { submission: Submission }) => {
  const { t } = useTranslation('submission')
  if (declined)
    return (
      <Alert severity="error" icon={false}>
        {t('declinedText', {
          reason: t(`reasons.${declined.reason}`),
          description: declined.description,
          name: declined.by,
          day: date(declined.at),
        })}
      </Alert>
    )
  if (!lost) return null
  return (
    <Alert severity="info" icon={false}>
      {t('lostText', { summary: lost.reasonSummary, reason: lost.reason, name: lost.by, day: date(lost.at) })}
    </Alert>
  )
}

/** By when the agency was promised what, and who works on it. */
const People = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation(['submission', 'dashboard'])
  const { agencyName, agentName, agentEmail, teams, assignee, needBy, created, completed, certified } = submission
  const vouched = [
    ...(completed ? [t('completedBy', { name: completed.by, day: date(completed.at) })] : []),
    ...(certified ? [t('certifiedBy', { name: certified.by, day: date(certified.at) })] : []),
  ]
  return (
    <>
      <Panel dense title={t('due')}>
        <KeyValueList
          columns={1}
          items={[
            { label: t('columns.due'), value: <SubmissionDue submission={submission} /> },
            { label: t('columns.needBy'), value: <DateText value={needBy} /> },
            { label: t('columns.created'), value: <DateText value={created} as="dateTime" /> },
          ]}
        />
      </Panel>
      <Panel dense title={t('people')}>
        <KeyValueList
          columns={1}
          items={[
            { label: t('columns.assignee'), value: assignee?.name ?? t('unassigned') },
            { label: t('dashboard:columns.agency'), value: agencyName },
            {
              label: t('agent'),
              value: agentEmail && (
                <>
                  {agentName} <EmailLink email={agentEmail} variant="body2" />
                </>
              ),
            },
            { label: t('teams'), value: teams.map(({ name }) => name).join(', ') },
            ...(vouched.length > 0 ? [{ label: t('columns.status'), value: vouched.join(' · ') }] : []),
          ]}
        />
      </Panel>
    </>
  )
}

const SubmissionScreen = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation('submission')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const { next, more, isBusy, check, isChecking } = useSubmissionDeeds(submission)
  const { accountId, accountName, submissionNumber, missing, status, messageId, renewalOf } = submission
  const asks = missing.length > 0 && (status === 'RECEIVED' || status === 'HELD')
  const request = accountId !== undefined &&
    may('quote:create') &&
    persona === 'AGENCY' && {
      label: t('actions.requestQuote'),
      onSelect: () => open(accountDialogs.chooseProduct, { accountId, accountName, submissionId: submission.id }),
    }
  return (
    <Page>
      <PageHeader
        title={submissionNumber}
        trail={[{ label: t('submissions'), to: inPersona(persona, 'submissions') }]}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <SubmissionStanding submission={submission} />
            {accountId === undefined ? (
              <span>{accountName}</span>
            ) : (
              <Link component={RouterLink} to={accountPath(persona, accountId)}>
                {accountName}
              </Link>
            )}
            {renewalOf && (
              <span>{t('renewalOf', { number: renewalOf.policyNumber, day: date(renewalOf.endsOn) })}</span>
            )}
          </Box>
        }
        secondary={<RowMenu text={t('actions.more')} actions={next && request ? [request, ...more] : more} />}
        action={
          next ? (
            <Button variant="contained" loading={isBusy} onClick={next.onSelect}>
              {next.label}
            </Button>
          ) : (
            request && (
              <Button variant="contained" aria-haspopup="dialog" onClick={request.onSelect}>
                {request.label}
              </Button>
            )
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Ending submission={submission} />
          <SubmissionClearance submission={submission} onCheck={check} isChecking={isChecking} />
          {asks && (
            <Alert severity="info">
              {t('missing', { facts: missing.map((fact) => t(`facts.${fact}`)).join(', ') })}
            </Alert>
          )}
          <SubmissionFactsPanel submission={submission} />
          <SubmissionQuotes submission={submission} />
          {accountId !== undefined && may('document:read') && (
            <DocumentLibrary owner={{ id: submission.id, accountId, submissionId: submission.id }} titled />
          )}
          <HistoryPanel
            operation={listSubmissionHistory}
            params={{ submissionId: submission.id }}
            asOf={submission.updated}
          />
        </Box>
        <Box component="aside" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <People submission={submission} />
          {messageId && may('message:read') && (
            <Button component={RouterLink} to={inPersona('COWBELL', `mail/${messageId}`)} variant="outlined">
              {t('actions.openMail')}
            </Button>
          )}
        </Box>
      </Box>
    </Page>
  )
}

/** A submission: whose the company is, what is known and missing, what was promised, and what became of it. */
export const SubmissionPage = () => {
  const { submissionId = '' } = useParams()
  const { data, error, refetch } = useOperation(
    getSubmission,
    { params: { submissionId } },
    { staleTime: 0, refetchInterval: (of) => (of && awaited.includes(of.status) ? askEvery : false) },
  )
  if (data) return <SubmissionScreen submission={data} />
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  return <PageSkeleton />
}
