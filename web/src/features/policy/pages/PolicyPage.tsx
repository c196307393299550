import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { listInvoiceHistory } from '#shared/contracts/billing/history.ts'
import { listPolicyHistory } from '#shared/contracts/policy/history.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath } from '#web/paths.ts'
import { ClaimsPanel } from '#web/records/claim/ClaimsPanel.tsx'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryPanel } from '#web/records/HistoryPanel.tsx'
import { ManuscriptsOfPolicy } from '#web/records/manuscript/ManuscriptsOf.tsx'
import { PresentAtPolicy } from '#web/records/PresentPeople.tsx'
import { ProductName } from '#web/records/ProductName.tsx'
import { AutoRenewalPanel } from '#web/records/renewal/AutoRenewalPanel.tsx'
import { BroughtPanel } from '#web/records/subjectivity/BroughtPanel.tsx'
import { useCan } from '#web/records/useCan.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { useLack } from '#web/ui/useLack.ts'
import { createClaim, createLossRun } from '../../claims/dialogs.ts'
import { receiveSubjectivity } from '../../quote/dialogs.ts'
import { setAutoRenewal } from '../dialogs.ts'
import { asToday } from '../parts/asToday.ts'
import { BrokerNote } from '../parts/BrokerNote.tsx'
import { CancellationNote } from '../parts/CancellationNote.tsx'
import { ComingPanel } from '../parts/ComingPanel.tsx'
import { CertificatesPanel } from '../parts/certificate/CertificatesPanel.tsx'
import { ExpiryNote } from '../parts/ExpiryNote.tsx'
import { FreezeNote } from '../parts/FreezeNote.tsx'
import { PaperNoticeNote } from '../parts/PaperNoticeNote.tsx'
import { PolicyDocuments } from '../parts/PolicyDocuments.tsx'
import { PolicyTimeline } from '../parts/PolicyTimeline.tsx'
import { ReportingNote } from '../parts/ReportingNote.tsx'
import { RescissionNote } from '../parts/RescissionNote.tsx'
import { CommissionPanel } from '../parts/record/CommissionPanel.tsx'
import { CoverPanel } from '../parts/record/CoverPanel.tsx'
import { EndorsementRequestsPanel } from '../parts/record/EndorsementRequestsPanel.tsx'
import { FormsPanel } from '../parts/record/FormsPanel.tsx'
import { LedgerPanel } from '../parts/record/LedgerPanel.tsx'
import { PaymentPanel } from '../parts/record/PaymentPanel.tsx'
import { PeoplePanel } from '../parts/record/PeoplePanel.tsx'
import { PeriodPanel } from '../parts/record/PeriodPanel.tsx'
import { PolicyActions } from '../parts/record/PolicyActions.tsx'
import { PricePanel } from '../parts/record/PricePanel.tsx'
import { tellsAutoRenewal } from '../parts/record/policyDeeds.ts'
import { RevisionsPanel } from '../parts/record/RevisionsPanel.tsx'
import { SurplusFilingPanel } from '../parts/record/SurplusFilingPanel.tsx'
import { TowerPanel } from '../parts/record/TowerPanel.tsx'
import { TransactionsPanel } from '../parts/record/TransactionsPanel.tsx'

/** How often a policy that is being issued, or whose documents are being made, is looked at again. */
const issuingInterval = 2000

const isIssuing = (policy: Policy | undefined): boolean =>
  policy !== undefined &&
  (policy.documents.state === 'making' || (policy.issueRequestedAt !== undefined && policy.issuedAt === undefined))

/** Whether there is anything to take away of what is made with a policy; the library has what else there is. */
const hasOwnDocuments = ({ documents, status, cancellation }: Policy): boolean =>
  documents.policyDocId !== undefined ||
  documents.binderDocId !== undefined ||
  documents.state === 'making' ||
  documents.state === 'failed' ||
  status === 'BOUND' ||
  cancellation !== undefined

const Record = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const lack = useLack()
  const can = useCan(policyLife)
  const persona = usePersona()
  const dialogs = useDialogs()
  const { quoteId } = policy
  // What staff bring is seen by the policy’s agency.
  const ofStaff = persona === 'COWBELL' ? { agencyId: policy.agencyId } : {}
  const isBinder = policy.issuedAt === undefined
  const listed = persona === 'AGENCY' || persona === 'COWBELL'
  return (
    <Page>
      <PageHeader
        title={policy.companyName}
        {...(listed
          ? {
              trail: [
                {
                  label: t(isBinder ? 'binders' : 'policies'),
                  to: dashboardPath(persona, isBinder ? 'binders' : 'policies'),
                },
              ],
            }
          : {})}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={policy.status} />
            <span className="tabular">{isBinder ? policy.binderNumber : policy.policyNumber}</span>
            <span>
              <ProductName product={policy.productType} />
            </span>
            <span>{t(policy.excess ? 'excess.layer' : policy.isRenewal ? 'renewal' : 'newBusiness')}</span>
            {policy.renewalOptOut && <StatusChip status="CLOSED" label={t('notRenewed')} />}
            {policy.renewalRemindersMuted && !isOver(policy.status) && (
              <StatusChip status="CLOSED" label={t('remindersMuted')} />
            )}
            {policy.noticesByPost && <StatusChip status="CLOSED" label={t('paperNotice.chip')} />}
            {policy.freezes?.map(({ id, kind, name }) => (
              <StatusChip
                key={id}
                status="PENDING"
                label={kind === 'hold' ? t('frozen.onHold') : t('frozen.chip', { name })}
              />
            ))}
          </Box>
        }
        action={<PolicyActions policy={policy} />}
      />
      <PresentAtPolicy policyId={policy.id} />
      <CancellationNote policy={policy} />
      <RescissionNote policy={policy} />
      <FreezeNote policy={policy} />
      <ExpiryNote policy={policy} />
      <PaperNoticeNote policy={policy} />
      <BrokerNote policy={policy} />
      <ReportingNote policy={policy} />
      <EndorsementRequestsPanel policy={policy} />
      <PeriodPanel policy={policy} />
      <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        <ComingPanel policy={policy} dense />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 380px)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <CoverPanel policy={policy} />
          <TowerPanel policy={policy} mayAdd={may('policy:issue') && can(policy.status, 'addExcess')} />
          <RevisionsPanel policy={policy} />
          <FormsPanel policy={policy} />
          <ManuscriptsOfPolicy policy={policy} />
          {!isBinder && <CertificatesPanel policy={policy} />}
          {may('billing:read') && !isBinder && <TransactionsPanel policy={policy} />}
          {may('ledger:read') && !isBinder && <LedgerPanel policy={policy} />}
          {may('document:read') && (
            <DocumentLibrary owner={{ id: policy.id, accountId: policy.accountId, policyId: policy.id }} titled />
          )}
          <HistoryPanel operation={listPolicyHistory} params={{ policyId: policy.id }} asOf={policy.lastUpdated} />
          {may('billing:read') && !isBinder && (
            <HistoryPanel
              operation={listInvoiceHistory}
              params={{ policyId: policy.id }}
              title={t('payment.history')}
            />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: -1, md: 0 } }}>
          <BroughtPanel
            subjectivities={policy.subjectivities}
            onReceive={
              may('quote:update') && quoteId !== undefined && !isOver(policy.status)
                ? ({ id, text }) => dialogs.open(receiveSubjectivity, { quoteId, subjectivityId: id, text, ...ofStaff })
                : undefined
            }
          />
          {may('claim:read') && (
            <ClaimsPanel
              accountId={policy.accountId}
              policyId={policy.id}
              onReport={() => dialogs.open(createClaim, { accountId: policy.accountId, policyId: policy.id })}
              onLossRun={() =>
                dialogs.open(createLossRun, { accountId: policy.accountId, policyNumber: policy.policyNumber })
              }
            />
          )}
          <SurplusFilingPanel policy={policy} />
          <PaymentPanel policy={policy} />
          {(hasOwnDocuments(policy) || !may('document:read')) && (
            <Panel title={t('documents.ofPolicy')} dense>
              <PolicyDocuments policy={policy} />
            </Panel>
          )}
          {tellsAutoRenewal(policy) && (
            <AutoRenewalPanel
              policy={policy}
              onSwitch={() => dialogs.open(setAutoRenewal, { policyId: policy.id })}
              notNow={lack('policy:renew')}
            />
          )}
          <PolicyTimeline policy={policy} />
          <PricePanel policy={policy} />
          {may('commission:read') && <CommissionPanel policy={policy} />}
          <PeoplePanel policy={policy} />
        </Box>
      </Box>
    </Page>
  )
}

/** A policy or binder, for those who sell, underwrite and administer it. */
export const PolicyPage = () => {
  const { t } = useTranslation('policy')
  const { policyId = '' } = useParams()
  const policy = useOperation(
    getPolicy,
    { params: { policyId }, query: {} },
    { refetchInterval: (data) => (isIssuing(data) ? issuingInterval : false) },
  )
  if (policy.data) return <Record policy={asToday(policy.data)} />
  if (policy.error)
    return <RecordProblem title={t('loadFailed')} error={policy.error} onRetry={() => void policy.refetch()} />
  return <PageSkeleton />
}
