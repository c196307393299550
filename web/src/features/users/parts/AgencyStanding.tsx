import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listAgencyAppointments, listAgencyPrograms } from '#shared/contracts/account/agencyFacts.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import type { AppointmentStatus } from '#shared/domain/licensing/appointments.ts'
import type { Tone } from '#shared/records/tone.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Appointments = ResponseOf<typeof listAgencyAppointments>

const tones: Readonly<Record<AppointmentStatus, Tone>> = { APPOINTED: 'active', PENDING: 'draft', TERMINATED: 'ended' }
const statuses = Object.keys(tones) as AppointmentStatus[]

/** A carrier's appointments: of each standing the states. */
const StatesByStanding = ({ appointments }: { appointments: Appointments }) => {
  const { t } = useTranslation('users')
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {statuses.map((status) => {
        const states = appointments.filter((each) => each.status === status).map(({ state }) => state)
        if (states.length === 0) return null
        return (
          <Box key={status} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={status} tone={tones[status]} label={t(`agency.appointment.${status}`)} />
            <span>{states.map((state) => (state === 'All' ? t('agency.everywhere') : state)).join(', ')}</span>
          </Box>
        )
      })}
    </Box>
  )
}

/** What an agency may sell, and by which carriers it is appointed where. */
export const AgencyStanding = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const programs = useOperation(listAgencyPrograms, { query: { agencyId } })
  const appointments = useOperation(listAgencyAppointments, { query: { agencyId } })
  const byCarrier = Map.groupBy(appointments.data ?? [], ({ carrierName }) => carrierName)
  const none = (key: 'noAppointments' | 'noPrograms') => (
    <Typography color="text.secondary">{t(`agency.${key}`)}</Typography>
  )
  return (
    <>
      <Panel title={t('agency.programs')}>
        {programs.error ? (
          <ProblemPanel error={programs.error} onRetry={() => void programs.refetch()} />
        ) : programs.data === undefined ? (
          <TextSkeleton lines={1} />
        ) : programs.data.length === 0 ? (
          none('noPrograms')
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {programs.data.map(({ id, name }) => (
              <Chip key={id} size="small" variant="outlined" label={name} />
            ))}
          </Box>
        )}
      </Panel>
      <Panel title={t('agency.appointments')}>
        {appointments.error ? (
          <ProblemPanel error={appointments.error} onRetry={() => void appointments.refetch()} />
        ) : appointments.data === undefined ? (
          <TextSkeleton lines={3} />
        ) : byCarrier.size === 0 ? (
          none('noAppointments')
        ) : (
          <KeyValueList
            items={[...byCarrier].map(([carrier, theirs]) => ({
              label: carrier,
              value: <StatesByStanding appointments={theirs} />,
            }))}
          />
        )}
      </Panel>
    </>
  )
}
