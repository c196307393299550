import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveForProvider } from '../ssoDeparture.ts'

type SsoFormProps = { username: string; onEditUsername: () => void; onPassword: () => void }

/** Single sign-on: leaves for the identity provider. */
export const SsoForm = ({ username, onEditUsername, onPassword }: SsoFormProps) => {
  const { t } = useTranslation('auth')
  const [remember, setRemember] = useState(false)
  const start = () => leaveForProvider({ username, remember })
  return (
    <Stack spacing={2.5}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{username}</Box>
        <Link component="button" type="button" onClick={onEditUsername} aria-label={t('login.editUsername')}>
          {t('login.edit')}
        </Link>
      </Box>
      <FormControlLabel
        label={t('login.rememberDevice')}
        control={<Checkbox size="small" checked={remember} onChange={(_, checked) => setRemember(checked)} />}
      />
      <Button variant="contained" size="large" fullWidth onClick={start} autoFocus>
        {t('login.continueSso')}
      </Button>
      <Box>
        <Link component="button" type="button" onClick={onPassword}>
          {t('login.withPassword')}
        </Link>
      </Box>
    </Stack>
  )
}
