import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Permission, Role } from '#shared/permissions.ts'
import { compareRoles } from '#shared/roleComparison.ts'
import { permissionKey } from '#web/api/permissionKey.ts'

const Some = ({ title, permissions }: { title: string; permissions: readonly Permission[] }) => {
  const { t } = useTranslation(['permissions'])
  if (permissions.length === 0) return null
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {permissions.map((each) => (
          <Typography component="li" variant="body2" key={each}>
            {t(permissionKey(each))}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

type GainsAndLossesProps = {
  role: Role
  before: readonly Permission[]
  after: readonly Permission[]
  /** How many have the template. */
  people: number
}

/** What those who have a template gain and lose with what is kept from now on. */
export const GainsAndLosses = ({ role, before, after, people }: GainsAndLossesProps) => {
  const { t } = useTranslation('users')
  const { gained, lost } = compareRoles({ from: { role, keeps: before }, to: { role, keeps: after } })
  return (
    <Paper variant="outlined" role="status" sx={{ p: 2 }}>
      <Typography>{t('templates.have', { count: people })}</Typography>
      {gained.length + lost.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t('templates.asBefore')}
        </Typography>
      ) : (
        <>
          <Some title={t('roles.gained', { count: gained.length })} permissions={gained} />
          <Some title={t('roles.lost', { count: lost.length })} permissions={lost} />
        </>
      )}
    </Paper>
  )
}
