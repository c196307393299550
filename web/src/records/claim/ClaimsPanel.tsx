import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import type { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { moveDay } from '#web/forms/dayText.ts'
import { date, money, phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** The badge looks so many years back. */
const badgeYears = 5

/** Those whose areas have the page for an incident. */
const incidentPersonas: readonly AccountType[] = ['AGENCY', 'COWBELL', 'CUSTOMER']

type ClaimsPanelProps = {
  accountId: AccountId
  policyId?: PolicyId | undefined
  /** Begins a notice; without it none is begun here. */
  onReport?: (() => void) | undefined
  /** Makes a loss run; without it none is made here. */
  onLossRun?: (() => void) | undefined
}

/** How many notices of an account have no claim number yet. */
const Badge = ({ accountId }: { accountId: AccountId }) => {
  const { t } = useTranslation('claims')
  const [from] = useState(() => moveDay(todayHere(), { months: -12 * badgeYears }))
  const drafts = useOperation(searchClaims, { query: { accountId, unnumbered: 'true', from, size: 1 } })
  const count = drafts.data?.totalHits ?? 0
  return count === 0 ? null : <Chip size="small" color="warning" variant="outlined" label={t('badge', { count })} />
}

/** The claims of an account or a policy, with where each stands and what was paid; and the line that helps with them. */
const Claims = ({ accountId, policyId, onReport, onLossRun }: ClaimsPanelProps) => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const may = useMay()
  const claims = useOperation(searchClaims, { query: { accountId, ...(policyId && { policyId }), size: 20 } })
  const { claimsPhone } = region.support
  return (
    <Panel
      title={t('title')}
      aside={<Badge accountId={accountId} />}
      actions={
        <>
          {onLossRun && may('policy:read') && (
            <Button size="small" onClick={onLossRun}>
              {t('createLossRun.open')}
            </Button>
          )}
          {onReport && may('claim:create') && (
            <Button size="small" onClick={onReport}>
              {t('report')}
            </Button>
          )}
        </>
      }
      dense
    >
      {claims.error && <ProblemPanel error={claims.error} onRetry={() => void claims.refetch()} />}
      {claims.data?.hits.length === 0 && <Typography color="text.secondary">{t('none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {claims.data?.hits.map((claim) => (
          <Box component="li" key={claim.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Link component={RouterLink} to={inPersona(persona, `claims/${claim.id}`)} className="tabular">
              {claim.claimNumber ?? t('draft')}
            </Link>
            <StatusChip status={claim.status} label={t(`statuses.${claim.status}`)} />
            <Typography variant="body2" color="text.secondary">
              {date(claim.lossDate ?? claim.created)}
            </Typography>
            {claim.paid !== undefined && claim.paid > 0 && (
              <Typography variant="body2" className="tabular" sx={{ ml: 'auto' }}>
                {t('paid', { amount: money(claim.paid) })}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('line')}{' '}
        <Link href={`tel:+${claimsPhone}`} sx={{ whiteSpace: 'nowrap' }}>
          {phone(claimsPhone)}
        </Link>
      </Typography>
      {policyId && may('claim:create') && incidentPersonas.includes(persona) && (
        <Button
          component={RouterLink}
          to={inPersona(persona, `incident/${policyId}`)}
          color="error"
          variant="outlined"
          fullWidth
          sx={{ mt: 1.5 }}
        >
          {t('incident.home')}
        </Button>
      )}
    </Panel>
  )
}

/** The claims, but to who counts an insured among its members and reads no claim: that there are none would be untrue. */
export const ClaimsPanel = (props: ClaimsPanelProps) => (knowsPostureAlone(usePersona()) ? null : <Claims {...props} />)
