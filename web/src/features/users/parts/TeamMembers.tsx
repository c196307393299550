import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { User } from '#shared/contracts/auth/user.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { nameOf } from '#web/records/user/userStatus.ts'
import * as usersDialogs from '../dialogs.ts'
import { UserName } from './UserName.tsx'

/** Who is in a team, each with the way to other teams. */
export const TeamMembers = ({ people }: { people: readonly User[] }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720 }}>
      {people.map((user) => (
        <Box
          component="li"
          key={user.id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', py: 0.75 }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <UserName user={user} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {user.role.label}
          </Typography>
          {may('team:manage') && (
            <Button
              size="small"
              onClick={() => open(usersDialogs.migrateUserTeams, { userId: user.id, name: nameOf(user) })}
            >
              {t('actions.teams')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
