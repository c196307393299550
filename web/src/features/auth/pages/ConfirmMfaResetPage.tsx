import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { messageOf } from '#web/api/messageOf.ts'
import { Problem } from '#web/api/problem.ts'
import { paths } from '#web/paths.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { resetFactor } from '../resetFactor.ts'
import { useLinkToken } from '../useLinkToken.ts'

/** Turns the second factor off by the link of an e-mail. */
export const ConfirmMfaResetPage = () => {
  const { t } = useTranslation('auth')
  const token = useLinkToken()
  const { mutate, isSuccess, error } = useMutation({ mutationFn: resetFactor })
  useEffect(() => mutate(token), [mutate, token])
  const title = t('mfaReset.title')
  if (error instanceof Problem && error.status === 404) return <Navigate to={paths.login} replace />
  if (error) {
    const again = { label: t('backToLogin'), to: paths.login }
    return <MessagePage icon={WarningIcon} tone="warning" title={title} text={messageOf(error)} action={again} />
  }
  if (isSuccess) {
    const signIn = { label: t('signIn'), to: paths.login }
    return <MessagePage icon={CheckIcon} tone="success" title={title} text={t('mfaReset.done')} action={signIn} />
  }
  return (
    <>
      <AuthHeading title={title} />
      <TextSkeleton lines={2} />
    </>
  )
}
