import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { WaitingFigures } from '#web/records/waiting/WaitingFigures.tsx'
import { isStaffRole, staffHomes } from './staffHomes.ts'

/** What waits for somebody of the provider's, by queue: each figure leads to its list. */
export const StaffQueues = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const role = useSession()?.claims.role
  if (!isStaffRole(role)) return null
  const queues = staffHomes[role].queues
    .map(({ name, figures }) => ({ name, figures: figures.filter(({ permission }) => may(permission)) }))
    .filter(({ figures }) => figures.length > 0)
  return (
    <Box role="group" aria-label={t('figures.label')} sx={{ display: 'grid', rowGap: { xs: 1, md: 0.5 } }}>
      {queues.map(({ name, figures }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '120px minmax(0, 1fr)' },
          }}
        >
          <Typography
            component="h2"
            variant="body2"
            sx={{ fontWeight: 600, px: { xs: 1.5, md: 2 }, pt: { xs: 1, md: 2 } }}
          >
            {t(`staff.queues.${name}`)}
          </Typography>
          <WaitingFigures figures={figures} label={t(`staff.queues.${name}`)} aligned />
        </Box>
      ))}
    </Box>
  )
}
