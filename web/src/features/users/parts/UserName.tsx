import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { nameOf } from '#web/records/user/userStatus.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'

type UserNameProps = {
  user: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly initials: string
    readonly avatarUrl?: string | undefined
  }
}

/** Photo, name and e-mail. */
export const UserName = ({ user }: UserNameProps) => (
  <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
    <PersonAvatar initials={user.initials} email={user.email} avatarUrl={user.avatarUrl} size={32} />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" noWrap sx={{ display: 'block', fontSize: 'inherit', fontWeight: 500 }}>
        {nameOf(user)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" noWrap sx={{ display: 'block' }}>
        {user.email}
      </Typography>
    </Box>
  </Box>
)
