import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { DormantAgencies } from '#web/records/agency/DormantAgencies.tsx'
import { Heading } from '../partners/Heading.tsx'
import { isStaffRole, staffHomes } from './staffHomes.ts'

/** The agencies that bring nothing, for who is to win them back. */
export const QuietAgencies = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const persona = usePersona()
  const role = useSession()?.claims.role
  if (persona !== 'COWBELL' || !isStaffRole(role) || !staffHomes[role].dormant || !may('agency:read')) return null
  return (
    <Box sx={{ mb: 2.5 }}>
      <DormantAgencies
        tellsLast
        heading={<Heading>{t('staff.dormant')}</Heading>}
        rowHref={({ id }) => inPersona(persona, `agencies/${id}/${may('user:read') ? 'users' : 'teams'}`)}
      />
    </Box>
  )
}
