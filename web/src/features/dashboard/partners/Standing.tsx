import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getPersonaStanding } from '#shared/contracts/account/personaStanding.ts'
import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { leastTold } from '#shared/domain/organizations/smallNumbers.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { BarChart } from '#web/charts/BarChart.tsx'
import { ChartSkeleton } from '#web/charts/ChartSkeleton.tsx'
import { compactMoney, date, dateTime, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { figure } from '#web/theme/typography.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { AgenciesTable } from './AgenciesTable.tsx'
import { moneyOrWithheld } from './moneyOrWithheld.ts'
import { isPartnerType, partnerHomes } from './partnerHomes.ts'
import { useReadsPolicies } from './ToPolicies.tsx'
import { toBound, toPolicies } from './toPolicies.ts'

/** Months that are shown. */
const shown = 6

/** A total; of who reads policies it leads to those behind it. */
const Total = ({ label, value, to }: { label: string; value: string | undefined; to: string | undefined }) => {
  const told = (
    <>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Box
        component="span"
        sx={{ ...figure, display: 'block', fontSize: 'max(1.9rem, 24px)', mt: 0.25, height: '1.1em' }}
      >
        {value ?? <Skeleton component="span" variant="rounded" width={110} height="0.9em" />}
      </Box>
    </>
  )
  if (to === undefined) return <Box>{told}</Box>
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'block',
        justifySelf: 'start',
        textAlign: 'left',
        px: 1,
        py: 0.5,
        mx: -1,
        my: -0.5,
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {told}
    </ButtonBase>
  )
}

/** How the organization stands: what it has a share in, by month and, where agencies are its own or its members, by agency. */
export const Standing = ({ agencies }: { agencies: boolean }) => {
  const { t } = useTranslation('dashboard')
  const reads = useReadsPolicies()
  const persona = usePersona()
  const { data, error, refetch } = useOperation(getPersonaStanding, {}, { staleTime: reportStaleTime })
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  const hasPolicies = isPartnerType(persona) && partnerHomes[persona].tabs.includes('policies')
  const to = (of: 'policies' | 'premium') => (reads ? inPersona(persona, toPolicies(of)) : undefined)
  const months = (data?.months ?? []).slice(-shown)
  const withheld =
    data !== undefined &&
    [data, ...months, ...(agencies ? data.agencies : [])].some(({ policies }) => policies === undefined)
  return (
    <>
      <Paper
        component="section"
        aria-label={t('partners.standing')}
        variant="outlined"
        sx={{
          borderRadius: 1.5,
          p: { xs: 2, md: 3 },
          mb: 2.5,
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          <Total label={t('partners.premium')} value={data && moneyOrWithheld(data.premium)} to={to('premium')} />
          <Total
            label={t('partners.activePolicies')}
            value={data && (data.policies === undefined ? '–' : number(data.policies))}
            to={to('policies')}
          />
          <Typography variant="caption" color="text.secondary">
            {t('partners.premiumCounts')}
            {!hasPolicies && ` ${t('partners.inThousands')}`}
            {withheld && ` ${t('partners.withheld', { least: leastTold })}`}
            {data && ` ${t('partners.asOf', { at: dateTime(data.asOf) })}`}
          </Typography>
        </Box>
        {data === undefined ? (
          <ChartSkeleton title={t('portfolio.byMonth')} />
        ) : (
          <BarChart
            title={t('portfolio.byMonth')}
            direction="columns"
            format={compactMoney}
            data={months.map(({ month, premium }) => ({
              label: date(`${month}-01`, { month: 'short' }),
              value: premium === undefined ? undefined : premium / minorUnitsPerUnit,
              to: reads ? inPersona(persona, toBound(month)) : undefined,
            }))}
          />
        )}
      </Paper>
      {agencies && data?.isPart && <Alert severity="warning">{t('partners.agenciesArePart')}</Alert>}
      {agencies && <AgenciesTable agencies={data?.agencies} />}
    </>
  )
}
