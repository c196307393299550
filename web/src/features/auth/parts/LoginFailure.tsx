import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '#web/api/messageOf.ts'
import { Problem } from '#web/api/problem.ts'
import { paths } from '#web/paths.ts'
import { WaitText, waitOf } from '#web/ui/WaitText.tsx'
import { LoginLink } from './LoginLink.tsx'

/** Refusals after the right password, in the server's words. */
const codeProblems = ['auth.mfaRefused', 'auth.recoveryCodeRefused']

type LoginFailureProps = { error?: unknown; message?: string }

/** Why a login failed, by the status of the answer. An e-mail that is not validated offers a new confirmation e-mail. */
export const LoginFailure = ({ error, message }: LoginFailureProps) => {
  const { t } = useTranslation('auth')
  const status = error instanceof Problem ? error.status : undefined
  const said = error instanceof Problem ? serverMessage(error) : undefined
  const wait = waitOf(error)
  const wrongCode = error instanceof Problem && codeProblems.includes(error.code ?? '')
  const text = () => {
    if (status === 401) return wrongCode ? (said ?? t('login.failed')) : t('login.failed')
    if (status === 409) return said ?? t('login.invalid')
    if (status === 412) return said ?? t('login.notValidated')
    // Whose organization is suspended reads so, and whom to ask.
    if (status === 403 || status === 428 || status === 429) return said ?? t('login.unexpected')
    return t('login.unexpected')
  }
  return (
    <Alert severity="error">
      {message ?? (wait === undefined ? text() : <WaitText sentence={text()} wait={wait} />)}
      {status === 412 && (
        <Box>
          <LoginLink to={paths.resendValidation}>{t('resendValidation.button')}</LoginLink>
        </Box>
      )}
    </Alert>
  )
}
