import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { acceptUserInvite, checkUserInvited } from '#shared/contracts/auth/invitations.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { enter } from '../enter.ts'
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { useLinkToken } from '../useLinkToken.ts'

/** An invited user chooses the first password. */
export const AcceptInvitePage = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const token = useLinkToken()
  const link = useOperation(checkUserInvited, { body: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  const [failure, setFailure] = useState<unknown>()
  const error = failure ?? link.error
  if (error) return <LinkFailure error={error} />
  return (
    <>
      <AuthHeading title={t('invite.title')}>{link.data && t('invite.text', { email: link.data.email })}</AuthHeading>
      {link.isPending ? (
        <FormSkeleton fields={2} />
      ) : (
        <NewPasswordForm
          token={token}
          mismatch={t('invite.mismatch')}
          submitLabel={t('invite.save')}
          onSubmit={async (password) =>
            navigate(enter(await call(acceptUserInvite, { body: { token, password } })), { replace: true })
          }
          onProblem={(problem) => {
            if (problem instanceof Problem && problem.code === 'auth.passwordRefused') return false
            setFailure(problem)
            return true
          }}
        />
      )}
    </>
  )
}
