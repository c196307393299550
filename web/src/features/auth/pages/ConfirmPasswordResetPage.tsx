import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { checkPasswordReset, resetPassword } from '#shared/contracts/auth/passwords.ts'
import { call } from '../../../api/call.ts'
import { Problem } from '../../../api/problem.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { paths } from '../../../paths.ts'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { enter } from '../enter.ts'
import { NewPasswordForm } from '../forms/NewPasswordForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { ResetLinkFailure } from '../parts/ResetLinkFailure.tsx'

/** Chooses a new password by the link of an e-mail. Who has a second factor signs in with it afterwards. */
export const ConfirmPasswordResetPage = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const link = useOperation(checkPasswordReset, { params: { token } }, { staleTime: Number.POSITIVE_INFINITY })
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
            navigate(enter(await call(resetPassword, { params: { token }, body: { password } })), { replace: true })
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
