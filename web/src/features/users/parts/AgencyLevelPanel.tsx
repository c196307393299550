import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getAgencyStats } from '#shared/contracts/account/agencies.ts'
import { listAgencyLevels } from '#shared/contracts/account/agencyFacts.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { levelFor } from '#shared/domain/organizations/agencyLevels.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney, wholeMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const minorPerWhole = 100

/** The level that an agency's premium qualifies for, and how far the next one is. Those who may not read its figures see none. */
export const AgencyLevelPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const levels = useOperation(listAgencyLevels, {}, { staleTime: 60 * 60_000 })
  const stats = useOperation(getAgencyStats, { query: { agencyId } })
  if (!levels.data || !stats.data) return null
  const { accounts, quotes, binders, policies, premium } = stats.data
  const { reached, next } = levelFor(levels.data, premium / minorPerWhole)
  const goal = next?.qualifiers.minRevenue
  return (
    <Panel title={t('agency.level.title')} aside={<Typography sx={{ fontWeight: 650 }}>{reached?.level}</Typography>}>
      {next !== undefined && goal !== undefined && (
        <>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, premium / minorPerWhole / (goal / 100))}
            aria-label={t('agency.level.next', { level: next.level, goal: wholeMoney(goal) })}
            sx={{ height: 8, borderRadius: 4, mb: 0.75 }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
            {t('agency.level.next', { level: next.level, goal: wholeMoney(goal) })}
          </Typography>
        </>
      )}
      <KeyValueList
        columns={4}
        items={[
          { label: t('agency.level.premium'), value: exactMoney(premium) },
          { label: t('agency.level.accounts'), value: accounts },
          { label: t('agency.level.quotes'), value: quotes },
          { label: t('agency.level.policies'), value: binders + policies },
        ]}
      />
    </Panel>
  )
}
