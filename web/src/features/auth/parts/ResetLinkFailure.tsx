import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Problem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { LoginLink } from './LoginLink.tsx'

/** Why the link of a reset or an invitation does not work. */
export const ResetLinkFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth')
  const status = error instanceof Problem ? error.status : ''
  if (status === 401) return <Navigate to={paths.login} replace />
  const expired = status === 400 || status === 404
  return (
    <Alert severity="error">
      {expired ? t('reset.expired') : t('reset.unexpected', { status })}
      <Box>
        <LoginLink to={expired ? paths.forgotPassword : paths.login}>
          {expired ? t('login.forgotPassword') : t('backToLogin')}
        </LoginLink>
      </Box>
    </Alert>
  )
}
