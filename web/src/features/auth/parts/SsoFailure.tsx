import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { paths } from '#web/paths.ts'
import { leaveForProvider, type SsoDeparture } from '../ssoDeparture.ts'
import type { SsoFailureReason } from '../ssoReturn.ts'
import { AuthHeading } from './AuthHeading.tsx'
import { LoginLink } from './LoginLink.tsx'

type SsoFailureProps = { reason: SsoFailureReason; departure: SsoDeparture | undefined }

/** Trying again changes nothing for who has no account, or one that is disabled. */
const isFinal = (reason: SsoFailureReason): boolean => reason === 'disabled' || reason === 'noAccount'

/** Why single sign-on did not sign in, and the ways from here; the e-mail and the answer about the device are still there. */
export const SsoFailure = ({ reason, departure }: SsoFailureProps) => {
  const { t } = useTranslation('auth')
  const login = departure ? `${paths.login}?username=${encodeURIComponent(departure.username)}` : paths.login
  return (
    <Box sx={{ maxWidth: 440 }}>
      <AuthHeading title={t(`sso.${reason}.title`)}>{t(`sso.${reason}.text`)}</AuthHeading>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        {departure && !isFinal(reason) && (
          <Button variant="contained" size="large" onClick={() => leaveForProvider(departure)}>
            {t('sso.again')}
          </Button>
        )}
        {isFinal(reason) && <SupportContact />}
        <LoginLink to={login}>{t('backToLogin')}</LoginLink>
      </Stack>
    </Box>
  )
}
