import Alert from '@mui/material/Alert'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { confirmOwnEmail } from '#shared/contracts/auth/me.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../paths.ts'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'

/** Makes an address the one to sign in with, by the link that was sent there. */
export const ConfirmEmailPage = () => {
  const { t } = useTranslation('auth')
  const { token = '' } = useParams()
  const { mutate, data, error } = useMutation({ mutationFn: () => call(confirmOwnEmail, { params: { token } }) })
  useEffect(() => mutate(), [mutate])
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
