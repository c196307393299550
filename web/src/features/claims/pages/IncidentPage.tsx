import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import type { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { type Session, useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { PanelOnCall } from '../incident/CallNow.tsx'
import { FirstHour } from '../incident/FirstHour.tsx'
import { FirstNotice } from '../incident/FirstNotice.tsx'

/** What is known of a notice before anything was entered: who is signed in, and where the company is. */
const begunBy = ({ name, role, email }: Session['claims'], account: Account): ClaimNotice => ({
  reporter: { name, role, email, companyName: account.name },
  address: account.address1,
  city: account.city,
  state: account.state,
  zipCode: account.zipCode,
})

const Notice = ({ claims, policyId }: { claims: Session['claims']; policyId: PolicyId | undefined }) => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const navigate = useNavigate()
  const policy = useOperation(getPolicy, policyId === undefined ? null : { params: { policyId }, query: {} })
  const accountId = policyId === undefined ? claims.organizationId : policy.data?.accountId
  const account = useOperation(getAccount, accountId === undefined ? null : { params: { accountId } })
  const failed = policy.error ?? account.error
  if (failed) return <ProblemPanel error={failed} onRetry={() => void (policy.error ? policy : account).refetch()} />
  if (account.data === undefined) return <TextSkeleton lines={8} />
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FirstNotice
        key={account.data.id}
        userId={claims.userId}
        accountId={AccountId.parse(account.data.id)}
        policyId={policyId}
        companyName={account.data.name}
        zone={policy.data?.timeZone ?? timeZoneOf(region, account.data.state)}
        begun={begunBy(claims, account.data)}
        onFiled={(claim) => navigate(inPersona(persona, claim?.id === undefined ? 'claims' : `claims/${claim.id}`))}
      />
      {policy.data && (
        <Typography variant="body2" color="text.secondary">
          {t('incident.ofPolicy', { company: policy.data.companyName, policy: policy.data.policyNumber })}
        </Typography>
      )}
    </Box>
  )
}

/** Something is happening now: whom to call, what to do in the first hour, and the first notice in three steps. */
export const IncidentPage = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const claims = useSession()?.claims
  const { policyId: named } = useParams()
  const { data: policyId } = PolicyId.safeParse(named)
  if (claims === undefined) return null
  // Without a policy it is the insured's own incident: others begin at a policy.
  if (policyId === undefined && (named !== undefined || claims.accountType !== 'CUSTOMER'))
    return <Navigate to={inPersona(persona, 'claims')} replace />
  return (
    <Page width="narrow">
      <PageHeader title={t('incident.title')} trail={[{ label: t('title'), to: inPersona(persona, 'claims') }]} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PanelOnCall />
        <FirstHour />
        <Notice claims={claims} policyId={policyId} />
      </Box>
    </Page>
  )
}
