import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { getValidationToken } from '#shared/contracts/auth/invitations.ts'
import { landingOf, type ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { rememberOrigin } from '#web/layout/origin.ts'
import { paths } from '#web/paths.ts'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { JoinForm } from '../forms/JoinForm.tsx'
import { SignUpForm } from '../forms/SignUpForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LinkFailure } from '../parts/LinkFailure.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { useLinkToken } from '../useLinkToken.ts'

/** The flag that a login carries for people who are users already. */
const loginFlags: Partial<Record<ValidationTokenType, string>> = {
  EXISTING_USER: 'user',
  QUOTE_SENT_EXISTING_USER: 'quote',
  QUOTE_LINK_EXISTING_AGENT: 'agent',
}

/** `/signup-validation/new` is the sign-up of who has an invitation code and no link. */
const withoutLink = 'new'

/** Where the link of an invitation lands: a sign-up, a join, or the login for people who are users already. */
export const SignUpValidationPage = () => {
  const { t } = useTranslation('auth')
  const token = useLinkToken()
  const open = token === withoutLink
  const link = useOperation(
    getValidationToken,
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY, enabled: !open },
  )
  if (link.error) return <LinkFailure error={link.error} />
  if (link.isPending && !open) return <FormSkeleton fields={5} />
  const data = link.data
  const landing = data ? landingOf[data.tokenType] : 'signUp'
  if (data && landing === 'login') {
    if (data.redirectURL) rememberOrigin(data.redirectURL)
    const flag = loginFlags[data.tokenType] ?? 'user'
    return <Navigate to={`${paths.login}?existing=${flag}&username=${encodeURIComponent(data.email)}`} replace />
  }
  return (
    <>
      <AuthHeading title={landing === 'signUp' ? t('signUp.title') : t('join.title')}>{data?.email}</AuthHeading>
      {data && landing === 'join' ? (
        <JoinForm token={token} invited={data} />
      ) : (
        <SignUpForm token={open ? undefined : token} invited={data} />
      )}
      <Box sx={{ mt: 2.5 }}>
        <LoginLink>{t('signUp.haveAccount')}</LoginLink>
      </Box>
    </>
  )
}
