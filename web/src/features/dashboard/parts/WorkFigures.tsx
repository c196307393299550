import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useTeam } from '#web/layout/team.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { approvalsWaiting, approvesPayments } from '#web/records/claim/approvalsWaiting.ts'
import { useEnquiriesWaiting } from '#web/records/enquiry/enquiriesWaiting.ts'
import { useOverdueCovers } from '#web/records/subjectivity/useOverdueCovers.ts'
import { countOf, countStaleTime } from '#web/records/waiting/countOf.ts'
import { Figure } from '#web/records/waiting/Figure.tsx'

/** The claims with a payment that waits for who reads it, where there are some. */
const Approvals = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const count = approvalsWaiting.useCount()
  const { tone, to } = approvalsWaiting
  return count ? <Figure label={t('waiting.approvals')} tone={tone} value={count} to={inPersona(persona, to)} /> : null
}

/** The enquiries that came by the agency's form and wait, where there are some. */
const Enquiries = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const count = useEnquiriesWaiting()
  return count ? (
    <Figure label={t('figures.enquiries')} tone="draft" value={count} to={inPersona(persona, 'enquiries')} />
  ) : null
}

const evenly = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`

/** What waits for somebody: each figure leads to its list. */
export const WorkFigures = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const persona = usePersona()
  const teamId = useTeam()
  const count = { size: 1, teamId }
  const quotes = { enabled: may('quote:read'), staleTime: countStaleTime }
  const policies = { enabled: may('policy:read'), staleTime: countStaleTime }
  const accounts = { enabled: may('account:read'), staleTime: countStaleTime }
  const ready = useOperation(searchDashboardQuotes, { query: { ...count, status: ['READY'] } }, quotes)
  const referred = useOperation(searchDashboardQuotes, { query: { ...count, status: ['Referred'] } }, quotes)
  const unpaidBinders = useOperation(
    searchBinders,
    { query: { ...count, status: ['BOUND'], payment: 'Need Payment' } },
    policies,
  )
  const unpaidPolicies = useOperation(searchPolicies, { query: { ...count, payment: 'Need Payment' } }, policies)
  const renewals = useOperation(searchPolicies, { query: { ...count, type: 'Open for Renewal' } }, policies)
  const fresh = useOperation(searchAccounts, { query: { ...count, type: 'Not Quoted Yet' } }, accounts)
  const overdue = useOverdueCovers()
  const role = useSession()?.claims.role
  const to = (search: Readonly<Record<string, string>>) =>
    `${inPersona(persona, 'dashboard')}?${new URLSearchParams(search)}`
  return (
    <Box
      role="group"
      aria-label={t('figures.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: evenly(2), sm: 'repeat(auto-fit, minmax(130px, 1fr))' },
        // More than stand beside each other are two rows of the same length, and not one figure alone below the others.
        '&:has(> :nth-of-type(8))': { gridTemplateColumns: { sm: evenly(4) } },
        '&:has(> :nth-of-type(9))': { gridTemplateColumns: { sm: evenly(5) } },
        columnGap: 1,
      }}
    >
      {may('quote:read') && (
        <>
          <Figure
            label={t('figures.ready')}
            tone="ready"
            value={countOf(ready)}
            to={to({ tab: 'quotes', status: 'READY' })}
          />
          <Figure
            label={t('figures.referred')}
            tone="referred"
            value={countOf(referred)}
            to={to({ tab: 'quotes', status: 'Referred' })}
          />
        </>
      )}
      {may('policy:read') && (
        <>
          <Figure
            label={t('figures.unpaidBinders')}
            tone="payment"
            value={countOf(unpaidBinders)}
            to={to({ tab: 'binders', status: 'Bound', payment: 'Need Payment' })}
          />
          <Figure
            label={t('figures.unpaidPolicies')}
            tone="payment"
            value={countOf(unpaidPolicies)}
            to={to({ tab: 'policies', payment: 'Need Payment' })}
          />
          <Figure
            label={t('figures.renewals')}
            tone="active"
            value={countOf(renewals)}
            to={to({ tab: 'policies', type: 'Open for Renewal' })}
          />
        </>
      )}
      {overdue.map(({ tab, count, to }) => (
        <Figure key={tab} label={t(`figures.overdue.${tab}`)} tone="refused" value={count} to={to} />
      ))}
      {may('claim:manage') && approvesPayments(role) && <Approvals />}
      {persona === 'AGENCY' && may('account:create') && <Enquiries />}
      {may('account:read') && (
        <Figure
          label={t('figures.fresh')}
          tone="draft"
          value={countOf(fresh)}
          to={to({ tab: 'accounts', type: 'Not Quoted Yet' })}
        />
      )}
    </Box>
  )
}
