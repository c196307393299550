import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listAgencyCommissions } from '#shared/contracts/commissions/statements.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { Heading } from './Heading.tsx'

type Agency = ResponseOf<typeof listAgencyCommissions>['agencies'][number]

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'dashboard:columns.agency', cell: ({ name }) => name, fixed: true, card: 'title' },
  {
    id: 'earned',
    header: 'dashboard:partners.commissions.earned',
    cell: ({ total }) => exactMoney(total),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'paid',
    header: 'dashboard:partners.commissions.paid',
    cell: ({ paid }) => exactMoney(paid),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'due',
    header: 'dashboard:partners.commissions.due',
    cell: ({ pending }) => exactMoney(pending),
    align: 'end',
    card: 'fact',
  },
]

/** The commission of an aggregator's agencies since the year began, the most first. */
export const AgencyCommissions = () => {
  const { t } = useTranslation('dashboard')
  const persona = usePersona()
  const to = todayHere()
  const year = to.slice(0, 4)
  const { data, error, isLoading, refetch } = useOperation(
    listAgencyCommissions,
    { query: { from: CalendarDate.parse(`${year}-01-01`), to } },
    { staleTime: reportStaleTime },
  )
  const title = t('partners.commissions.title', { year })
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2.5 }}>
      {data?.isPart && <Alert severity="warning">{t('partners.agenciesArePart')}</Alert>}
      <DataTable
        name="partnerCommissions"
        label={title}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={({ id }) => inPersona(persona, `agencies/${id}/commissions`)}
        rows={data?.agencies}
        loading={isLoading}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        toolbar={<Heading>{title}</Heading>}
        empty={{ title: t('partners.noAgencies'), hint: t('partners.noAgenciesHint') }}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ px: 1.5, mt: 0.75 }}>
        {t('partners.commissions.note')}
      </Typography>
    </Box>
  )
}
