import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listMemberAppointments } from '#shared/contracts/account/agencyFacts.ts'
import { everywhere } from '#shared/domain/licensing/appointments.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { Heading } from './Heading.tsx'

type Member = ResponseOf<typeof listMemberAppointments>['members'][number]

/** States that are told one by one; more are told by their number and unfold. */
const mostTold = 8

const States = ({ states }: { states: readonly string[] }) => {
  const { t } = useTranslation('dashboard')
  const told = (
    <Typography variant="caption" color="text.secondary" component="div">
      {states.join(', ')}
    </Typography>
  )
  if (states.length <= mostTold) return told
  return (
    <details>
      <Typography variant="caption" color="primary" component="summary" sx={{ cursor: 'pointer' }}>
        {t('partners.appointments.states', { count: states.length })}
      </Typography>
      {told}
    </details>
  )
}

const Appointed = ({ member: { appointments } }: { member: Member }) => {
  const { t } = useTranslation('dashboard')
  if (appointments.length === 0) return <>{t('partners.appointments.nobody')}</>
  return (
    <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {appointments.map(({ carrierId, carrierName, states }) => (
        <div key={carrierId}>
          {carrierName}
          {!states.includes(everywhere) && <States states={states} />}
        </div>
      ))}
    </Box>
  )
}

const Sells = ({ sells }: { sells: boolean }) => {
  const { t } = useTranslation('dashboard')
  return <>{t(sells ? 'partners.appointments.mayBe' : 'partners.appointments.mayNot')}</>
}

const columns: readonly Column<Member>[] = [
  {
    id: 'name',
    header: 'dashboard:partners.appointments.member',
    cell: ({ name }) => name,
    fixed: true,
    card: 'title',
  },
  {
    id: 'appointments',
    header: 'dashboard:partners.appointments.by',
    cell: (member) => <Appointed member={member} />,
    card: 'fact',
  },
  {
    id: 'sells',
    header: 'dashboard:partners.appointments.sells',
    cell: ({ sells }) => <Sells sells={sells} />,
    card: 'fact',
  },
]

/** By whom the members of a cluster are appointed, and which programs all of them may sell. */
export const Appointments = () => {
  const { t } = useTranslation('dashboard')
  const { data, error, isLoading, refetch } = useOperation(listMemberAppointments, {}, { staleTime: reportStaleTime })
  const title = t('partners.appointments.title')
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2.5 }}>
      {data?.isPart && <Alert severity="warning">{t('partners.agenciesArePart')}</Alert>}
      <DataTable
        name="memberAppointments"
        label={title}
        columns={columns}
        rowId={({ id }) => id}
        rows={data?.members}
        loading={isLoading}
        error={error ?? undefined}
        onRetry={() => void refetch()}
        toolbar={<Heading>{title}</Heading>}
        empty={{ title: t('partners.appointments.none'), hint: t('partners.appointments.noneHint') }}
      />
      {data !== undefined && data.members.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, mt: 0.75 }}>
          {data.programs.length === 0
            ? t('partners.appointments.noPrograms')
            : t('partners.appointments.programs', { programs: data.programs.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}
