import Alert from '@mui/material/Alert'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { validateMfaReset } from '#shared/contracts/auth/mfa.ts'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/messageOf.ts'
import { Problem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'

/** Turns the second factor off by the link of an e-mail. */
export const ConfirmMfaResetPage = () => {
  const { t } = useTranslation('auth')
  const { token = '' } = useParams()
  const { mutate, isSuccess, error } = useMutation({ mutationFn: () => call(validateMfaReset, { params: { token } }) })
  useEffect(() => mutate(), [mutate])
  if (error instanceof Problem && error.status === 404) return <Navigate to={paths.login} replace />
  return (
    <>
      <AuthHeading title={t('mfaReset.title')} />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {isSuccess && (
        <>
          <Alert severity="success" sx={{ mb: 2 }}>
            {t('mfaReset.done')}
          </Alert>
          <LoginLink>{t('signIn')}</LoginLink>
        </>
      )}
      {!isSuccess && !error && <TextSkeleton lines={2} />}
    </>
  )
}
