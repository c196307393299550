import Alert from '@mui/material/Alert'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmOwnEmail } from '#shared/contracts/auth/me.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { useLinkToken } from '../useLinkToken.ts'

/** Makes an address the one to sign in with, by the link that was sent there. */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation('auth')
  const token = useLinkToken()
  const { mutate, data, error } = useMutation({
    mutationFn: (token: string) => call(confirmOwnEmail, { body: { token } }),
  })
  useEffect(() => mutate(token), [mutate, token])
  if (error) return <LinkFailure error={error} />
  return (
    <>
      <AuthHeading title={t('confirmEmail.title')} />
      {data ? (
        <>
          <Alert severity="success" sx={{ mb: 2 }}>
            {t('confirmEmail.done', { email: data.email })}
          </Alert>
          <LoginLink to={`${paths.login}?username=${encodeURIComponent(data.email)}`}>{t('signIn')}</LoginLink>
        </>
      ) : (
        <TextSkeleton lines={2} />
      )}
    </>
  )
}
