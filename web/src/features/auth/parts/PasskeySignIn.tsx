import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '#web/api/call.ts'
import { serverMessage } from '#web/api/messageOf.ts'
import { PasskeyFailure, signWithPasskey } from '#web/api/passkeys.ts'
import { Problem } from '#web/api/problem.ts'
import { KeyIcon } from '#web/ui/icons.tsx'
import { enter } from '../enter.ts'
import { signInWithPasskey, startPasskeySignIn } from '../operations.ts'

/** One more way in: a passkey, without a name or a password. */
export const PasskeySignIn = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = (error: unknown): string => {
    if (error instanceof PasskeyFailure) return t('passkey.abandoned')
    return (error instanceof Problem && serverMessage(error)) || t('login.unexpected')
  }
  const signIn = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      const passkey = await signWithPasskey(await call(startPasskeySignIn))
      navigate(enter(await call(signInWithPasskey, { body: { passkey } })), { replace: true })
    } catch (error) {
      setFailure(words(error))
      setPending(false)
    }
  }
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 2 }}>
      <Divider>{t('passkey.or')}</Divider>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button variant="outlined" size="large" fullWidth loading={pending} startIcon={<KeyIcon />} onClick={signIn}>
        {t('passkey.signIn')}
      </Button>
    </Box>
  )
}
