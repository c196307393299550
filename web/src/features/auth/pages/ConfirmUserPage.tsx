import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmUser } from '#shared/contracts/auth/invitations.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { useLinkToken } from '../useLinkToken.ts'

/** Ends a sign-up: the e-mail belongs to who signed up with it. */
export const ConfirmUserPage = () => {
  const { t } = useTranslation('auth')
  const token = useLinkToken()
  const { mutate, data, error } = useMutation({ mutationFn: (token: string) => call(confirmUser, { body: { token } }) })
  useEffect(() => mutate(token), [mutate, token])
  if (error) return <LinkFailure error={error} />
  if (data)
    return (
      <MessagePage
        icon={CheckIcon}
        tone="success"
        title={t('confirmUser.title')}
        text={t('confirmUser.done', { email: data.email })}
        action={{ label: t('signIn'), to: `${paths.login}?username=${encodeURIComponent(data.email)}` }}
      />
    )
  return (
    <>
      <AuthHeading title={t('confirmUser.title')} />
      <TextSkeleton lines={2} />
    </>
  )
}
