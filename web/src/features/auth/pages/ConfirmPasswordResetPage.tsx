import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { checkPasswordReset, resetPassword } from '#shared/contracts/auth/passwords.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { paths } from '#web/paths.ts'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { enter } from '../enter.ts'
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { ResetLinkFailure } from '../parts/ResetLinkFailure.tsx'
import { useLinkToken } from '../useLinkToken.ts'

/** Chooses a new password by the link of an e-mail. Who has a second factor signs in with it afterwards. */
export const ConfirmPasswordResetPage = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const token = useLinkToken()
  const link = useOperation(checkPasswordReset, { body: { token } }, { staleTime: Number.POSITIVE_INFINITY })
  const [failure, setFailure] = useState<unknown>()
  const error = failure ?? link.error
  if (error) return <ResetLinkFailure error={error} />
  return (
    <>
      <AuthHeading title={t('reset.title')} />
      {link.isPending ? (
        <FormSkeleton fields={2} />
      ) : (
        <NewPasswordForm
          token={token}
          mismatch={t('reset.mismatch')}
          submitLabel={t('reset.save')}
          onSubmit={async (password) =>
            navigate(enter(await call(resetPassword, { body: { token, password } })), { replace: true })
          }
          onProblem={(problem) => {
            if (problem instanceof Problem && problem.status === 307) {
              toast.success(t('reset.saved'))
              navigate(paths.login, { replace: true })
              return true
            }
            // A refused password is said in the form; a link that died meanwhile replaces it.
            if (problem instanceof Problem && problem.code === 'auth.passwordRefused') return false
            setFailure(problem)
            return true
          }}
        />
      )}
    </>
  )
}
