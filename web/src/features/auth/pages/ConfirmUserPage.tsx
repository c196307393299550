import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { confirmUser } from '#shared/contracts/auth/invitations.ts'
import { call } from '../../../api/call.ts'
import { paths } from '../../../paths.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Ends a sign-up: the e-mail belongs to who signed up with it. */
export const ConfirmUserPage = () => {
  const { t } = useTranslation('auth')
  const { token = '' } = useParams()
  const { mutate, data, error } = useMutation({ mutationFn: () => call(confirmUser, { params: { token } }) })
  useEffect(() => mutate(), [mutate])
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
