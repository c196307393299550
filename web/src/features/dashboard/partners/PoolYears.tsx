import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getPoolStanding } from '#shared/contracts/account/poolYears.ts'
import { toMinorUnits } from '#shared/domain/money/money.ts'
import { leastTold } from '#shared/domain/organizations/smallNumbers.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { compactMoney, date, number, percent } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { AsOf } from './AsOf.tsx'
import { Heading } from './Heading.tsx'
import { moneyOrWithheld } from './moneyOrWithheld.ts'

type Year = ResponseOf<typeof getPoolStanding>['years'][number]

/** How much of the shared limit losses have used up, as a bar and in percent; a dash where that is withheld. */
const Used = ({ year: { incurred, sharedLimit } }: { year: Year }) => {
  if (incurred === undefined) return <>–</>
  const used = incurred / toMinorUnits(sharedLimit)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, used * 100)}
        color={used >= 0.8 ? 'error' : 'primary'}
        aria-hidden
        sx={{ width: 72, height: 6, borderRadius: 1 }}
      />
      {percent(used)}
    </Box>
  )
}

const columns: readonly Column<Year>[] = [
  { id: 'name', header: 'dashboard:partners.pool.year', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'term',
    header: 'dashboard:partners.pool.term',
    cell: ({ begins, ends }) => `${date(begins)} – ${date(ends)}`,
  },
  {
    id: 'members',
    header: 'dashboard:partners.pool.members',
    cell: ({ members }) => number(members),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'contributions',
    header: 'dashboard:partners.pool.contributions',
    cell: ({ contributions }) => moneyOrWithheld(contributions),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'claims',
    header: 'dashboard:partners.pool.claims',
    cell: ({ claims }) => (claims === undefined ? '–' : number(claims)),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'incurred',
    header: 'dashboard:partners.pool.incurred',
    cell: ({ incurred }) => moneyOrWithheld(incurred),
    align: 'end',
  },
  {
    id: 'sharedLimit',
    header: 'dashboard:partners.pool.limit',
    cell: ({ sharedLimit }) => compactMoney(sharedLimit),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'used',
    header: 'dashboard:partners.pool.used',
    cell: (year) => <Used year={year} />,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'left',
    header: 'dashboard:partners.pool.left',
    cell: ({ left }) => moneyOrWithheld(left),
    align: 'end',
    card: 'fact',
  },
]

/** The terms of a pool: who is in it, what they pay in, and what their losses have used up of the limit that they share. */
export const PoolYears = () => {
  const { t } = useTranslation('dashboard')
  const { data, error, isLoading, refetch } = useOperation(getPoolStanding, {}, { staleTime: reportStaleTime })
  return (
    <Box
      component="section"
      aria-label={t('partners.pool.title')}
      sx={{ mb: 2.5, display: 'grid', gap: 0.5, minWidth: 0 }}
    >
      <DataTable
        name="partnerPool"
        label={t('partners.pool.title')}
        columns={columns}
        rowId={({ id }) => id}
        rows={data?.years}
        loading={isLoading}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        toolbar={<Heading>{t('partners.pool.title')}</Heading>}
        empty={{ title: t('partners.pool.none'), hint: t('partners.pool.noneHint') }}
      />
      {data?.years.some(({ claims }) => claims === undefined) && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, mt: 0.75 }}>
          {t('partners.pool.withheld', { least: leastTold })}
        </Typography>
      )}
      <AsOf told={data} />
    </Box>
  )
}
