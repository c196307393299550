import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { inPersona } from '#web/paths.ts'
import { AgencyLogo } from '#web/records/AgencyLogo.tsx'
import { ClaimsPanel } from '#web/records/claim/ClaimsPanel.tsx'
import { AutoRenewalPanel } from '#web/records/renewal/AutoRenewalPanel.tsx'
import { BroughtPanel } from '#web/records/subjectivity/BroughtPanel.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { useLack } from '#web/ui/useLack.ts'
import { createClaim, createLossRun } from '../../claims/dialogs.ts'
import { receiveSubjectivity } from '../../quote/dialogs.ts'
import { createCertificate, emailCertificate, setAutoRenewal } from '../dialogs.ts'
import { asToday } from '../parts/asToday.ts'
import { CancellationNote } from '../parts/CancellationNote.tsx'
import { ComingPanel } from '../parts/ComingPanel.tsx'
import { CertificatesPanel } from '../parts/certificate/CertificatesPanel.tsx'
import { CoverStatement } from '../parts/customer/CoverStatement.tsx'
import { PayNowPanel } from '../parts/customer/PayNowPanel.tsx'
import { WhatIsCovered } from '../parts/customer/WhatIsCovered.tsx'
import { FreezeNote } from '../parts/FreezeNote.tsx'
import { PolicyDocuments } from '../parts/PolicyDocuments.tsx'
import { offeredDeeds, tellsAutoRenewal } from '../parts/record/policyDeeds.ts'

const issuingInterval = 3000

const Cover = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { quoteId } = policy
  const may = useMay()
  const lack = useLack()
  const dialogs = useDialogs()
  const now = useMemo(() => instantHere(), [])
  const userId = useSession()?.claims.userId ?? ''
  const deeds = offeredDeeds(policy, { may: (needed) => may(needed), userId, today: dateAt(now, policy.timeZone) })
  const agent = [policy.agentFirstName, policy.agentLastName].filter(Boolean).join(' ')
  const { claimsPhone } = region.support
  return (
    <Page width="medium">
      <PageHeader
        title={t('customer.title')}
        trail={[{ label: t('customer.policies'), to: inPersona('CUSTOMER', 'policies') }]}
        subtitle={
          <>
            {policy.companyName} ·{' '}
            <Box component="span" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {policy.policyNumber}
            </Box>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(280px, 1fr)' },
          alignItems: 'start',
        }}
      >
        {/* On a phone the number to call comes before the long list of what is covered. */}
        <Box sx={{ display: { xs: 'contents', md: 'grid' }, gap: 2.5, minWidth: 0 }}>
          <Box>
            <CancellationNote policy={policy} />
            <FreezeNote policy={policy} />
            <CoverStatement policy={policy} now={now} />
          </Box>
          <ComingPanel policy={policy} />
          <PayNowPanel policy={policy} />
          <BroughtPanel
            subjectivities={policy.subjectivities}
            only="INSURED"
            onReceive={
              (may('quote:update') || may('quote:sign')) && quoteId !== undefined && !isOver(policy.status)
                ? ({ id, text }) => dialogs.open(receiveSubjectivity, { quoteId, subjectivityId: id, text })
                : undefined
            }
          />
          <Panel title={t('documents.title')}>
            <PolicyDocuments policy={policy} large />
            {deeds.some(({ action }) => action === 'certificate') && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                <Button variant="outlined" onClick={() => dialogs.open(createCertificate, { policyId: policy.id })}>
                  {t('actions.createCertificate')}
                </Button>
                <Button onClick={() => dialogs.open(emailCertificate, { policyId: policy.id })}>
                  {t('actions.emailCertificate')}
                </Button>
              </Box>
            )}
          </Panel>
          {policy.issuedAt !== undefined && <CertificatesPanel policy={policy} />}
          <Box sx={{ order: { xs: 3, md: 0 }, minWidth: 0 }}>
            <WhatIsCovered policy={policy} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, order: { xs: 2, md: 0 } }}>
          <Panel title={t('customer.help')}>
            <Typography sx={{ mb: 1.5 }}>{t('customer.helpText')}</Typography>
            <Button variant="outlined" size="large" fullWidth href={`tel:+${claimsPhone}`} className="tabular">
              {t('customer.call', { phone: phone(claimsPhone) })}
            </Button>
          </Panel>
          {tellsAutoRenewal(policy) && (
            <AutoRenewalPanel
              policy={policy}
              onSwitch={() => dialogs.open(setAutoRenewal, { policyId: policy.id })}
              notNow={lack('quote:sign')}
            />
          )}
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
          {(agent !== '' || policy.agencyName !== '') && (
            <Panel title={t('customer.agent')}>
              <AgencyLogo agencyId={policy.agencyId} size="medium" height={48} sx={{ mb: 1.5 }} />
              <Typography sx={{ fontWeight: 500 }}>{agent || policy.agencyName}</Typography>
              {agent !== '' && <Typography color="text.secondary">{policy.agencyName}</Typography>}
              {policy.agentPhone && (
                <Typography>
                  <Link href={`tel:+${policy.agentPhone}`}>{phone(policy.agentPhone)}</Link>
                </Typography>
              )}
              {policy.agentEmail && (
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <EmailLink email={policy.agentEmail} />
                </Typography>
              )}
            </Panel>
          )}
          <Button component={RouterLink} to={inPersona('CUSTOMER', 'policies')}>
            {t('customer.all')}
          </Button>
        </Box>
      </Box>
    </Page>
  )
}

/** The insured's policy in plain words: am I covered, is it paid, where are my papers, whom do I call. */
export const CustomerPolicyPage = () => {
  const { t } = useTranslation('policy')
  const { policyId = '' } = useParams()
  const policy = useOperation(
    getPolicy,
    { params: { policyId }, query: {} },
    { refetchInterval: (data) => (data?.documents.state === 'making' ? issuingInterval : false) },
  )
  if (policy.data) return <Cover policy={asToday(policy.data)} />
  if (policy.error)
    return <RecordProblem title={t('loadFailed')} error={policy.error} onRetry={() => void policy.refetch()} />
  return <PageSkeleton />
}
