import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { StatusTimeline } from '../../../charts/StatusTimeline.tsx'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { accountPath, dashboardPath, quotePath } from '../../../paths.ts'
import type { RowAction } from '../../../tables/column.ts'
import { RowMenu } from '../../../tables/RowMenu.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { PageSkeleton } from '../../../ui/Skeletons.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { PolicyDocuments } from '../parts/PolicyDocuments.tsx'
import { policyLife } from '../parts/policyLife.ts'
import { CoverPanel } from '../parts/record/CoverPanel.tsx'
import { LedgerPanel } from '../parts/record/LedgerPanel.tsx'
import { PaymentPanel } from '../parts/record/PaymentPanel.tsx'
import { PeoplePanel } from '../parts/record/PeoplePanel.tsx'
import { PeriodPanel } from '../parts/record/PeriodPanel.tsx'
import { PricePanel } from '../parts/record/PricePanel.tsx'
import { offeredDeeds, type PolicyDeed } from '../parts/record/policyActions.ts'
import { RevisionsPanel } from '../parts/record/RevisionsPanel.tsx'

/** How often a policy that is being issued, or whose documents are being made, is looked at again. */
const issuingInterval = 2000

const isIssuing = (policy: Policy | undefined): boolean =>
  policy !== undefined &&
  (policy.documents.state === 'making' || (policy.issueRequestedAt !== undefined && policy.issuedAt === undefined))

/** Dialogs of the quoting line and of underwriting know the quote that a binder came of, not the policy. */
const byQuote: readonly PolicyDeed[] = ['agentIssueQuote', 'RescindBinder']
const destructive: readonly PolicyDeed[] = ['RescindBinder', 'cancelPolicy', 'flatCancelPolicy', 'voidPolicy']

const Actions = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const persona = usePersona()
  const deeds = offeredDeeds(policy, may)
  const run = (deed: PolicyDeed) =>
    dialogs.open(deed, byQuote.includes(deed) ? { quoteId: policy.quoteId } : { policyId: policy.id })
  const issuable = deeds.includes('agentIssueQuote') && policy.issueRequestedAt === undefined
  const menu: readonly RowAction[] = [
    ...(may('account:read')
      ? [{ label: t('actions.account'), onSelect: () => navigate(accountPath(persona, policy.accountId)) }]
      : []),
    ...(may('quote:read')
      ? [{ label: t('actions.quote'), onSelect: () => navigate(quotePath(persona, policy.quoteId)) }]
      : []),
    ...deeds
      .filter((deed) => deed !== 'agentIssueQuote')
      .map((deed) => ({
        label: t(
          deed === 'renewalOptOut' && policy.renewalOptOut
            ? 'actions.renewalOptIn'
            : deed === 'cancelPolicy' && !may('policy:cancel')
              ? 'actions.requestCancel'
              : `actions.${deed}`,
        ),
        onSelect: () => run(deed),
        destructive: destructive.includes(deed),
      })),
  ]
  return (
    <>
      <RowMenu actions={menu} text={t('actions.more')} />
      {issuable && (
        <Button variant="contained" onClick={() => run('agentIssueQuote')}>
          {t('actions.agentIssueQuote')}
        </Button>
      )}
    </>
  )
}

const Record = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const persona = usePersona()
  const life = useMemo(() => policyLife(policy, new Date().toISOString(), t), [policy, t])
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
            <span>{policy.productType}</span>
            <span>{t(policy.isRenewal ? 'renewal' : 'newBusiness')}</span>
            {policy.renewalOptOut && <StatusChip status="CLOSED" label={t('notRenewed')} />}
          </Box>
        }
        action={<Actions policy={policy} />}
      />
      <PeriodPanel policy={policy} />
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
          <RevisionsPanel policy={policy} />
          {may('ledger:read') && !isBinder && <LedgerPanel policy={policy} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: -1, md: 0 } }}>
          <PaymentPanel policy={policy} />
          <Panel title={t('documents.title')} dense>
            <PolicyDocuments policy={policy} />
          </Panel>
          <Panel title={t('life.title')} dense>
            <StatusTimeline events={life} label={t('life.title')} />
          </Panel>
          <PricePanel policy={policy} />
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
  if (policy.data) return <Record policy={policy.data} />
  if (policy.error)
    return (
      <Page width="medium">
        <ProblemPanel title={t('loadFailed')} error={policy.error} onRetry={() => void policy.refetch()} />
      </Page>
    )
  return <PageSkeleton />
}
