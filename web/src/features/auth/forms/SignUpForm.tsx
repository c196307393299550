import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { signUp } from '#shared/contracts/auth/invitations.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePasswordRequirements } from '#web/forms/usePasswordRequirements.ts'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { paths } from '#web/paths.ts'
import { HelpIcon } from '#web/ui/icons.tsx'
import { LinkedText } from '#web/ui/LinkedText.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { enter } from '../enter.ts'
import { signUpFailure } from '../signUpFailure.ts'
import { signUpSchema } from './signUpSchema.ts'

type Invited = {
  readonly firstName: string
  readonly lastName: string
  readonly accountType: AccountType
  readonly organizationName: string
}

/**
 * Creates the user of an invitation, whose link brings the code along. Without a link the account waits for the
 * confirmation of its e-mail.
 */
export const SignUpForm = ({ token, invited }: { token: string | undefined; invited: Invited | undefined }) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const accountType = invited?.accountType ?? 'AGENCY'
  const producer = accountType !== 'CUSTOMER'
  const form = useSchemaForm(signUpSchema(producer, t('signUp.npnRequired')), {
    invitationCode: params.get('invitationCode') ?? '',
    organization: invited?.organizationName ?? '',
    firstName: invited?.firstName ?? '',
    lastName: invited?.lastName ?? '',
    password: '',
    producerNo: '',
  })
  const { requirements } = usePasswordRequirements({ password: form.watch('password'), token })
  const [failure, setFailure] = useState<string>()
  return (
    <Form
      form={form}
      onProblem={(error) => {
        if (error instanceof Problem && error.code === 'auth.passwordRefused') return false
        setFailure(signUpFailure(error, t))
        return true
      }}
      onSubmit={async ({ producerNo, agreed: _agreed, ...values }) => {
        setFailure(undefined)
        const body = { ...values, accountType, ...(producerNo ? { npn: producerNo } : {}) }
        const { accessToken, refreshToken } = await call(signUp, {
          body: token ? { ...body, token } : body,
        })
        const done = accessToken && refreshToken ? enter({ accessToken, refreshToken }) : paths.signUpSubmitted
        navigate(done, { replace: true })
      }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField name="invitationCode" label={t('signUp.invitationCode')} autoFocus />
      <TextField name="organization" label={t('signUp.organization')} autoComplete="organization" />
      <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />
      <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />
      <PasswordField
        name="password"
        label={t('signUp.password')}
        placeholder={t('signUp.passwordHint')}
        autoComplete="new-password"
        requirements={requirements}
      />
      {producer && (
        <TextField
          name="producerNo"
          label={t('signUp.npn')}
          inputMode="numeric"
          maxLength={10}
          transform={(text) => text.replace(/\D/g, '')}
          aside={
            <Tooltip title={t('signUp.npnTooltip')}>
              <IconButton size="small" aria-label={t('signUp.npnTooltip')} sx={{ p: 0, minWidth: 0, minHeight: 0 }}>
                <HelpIcon sx={{ fontSize: 18 }} />
              </IconButton>
            </Tooltip>
          }
        />
      )}
      <CheckboxField name="agreed" label={<LinkedText text={t('signUp.agree')} to={paths} />} />
      <WhyNot
        reason={form.watch('agreed') === true ? undefined : t('signUp.agreeFirst')}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
      >
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {t('signUp.button')}
        </Button>
      </WhyNot>
    </Form>
  )
}
