import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { joinAccount } from '#shared/contracts/auth/invitations.ts'
import type { ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePasswordRequirements } from '#web/forms/usePasswordRequirements.ts'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { appAddress } from '#web/layout/origin.ts'
import { enter } from '../enter.ts'
import { joinFailure } from '../joinFailure.ts'

type Invited = {
  readonly firstName: string
  readonly lastName: string
  readonly tokenType: ValidationTokenType
  readonly redirectURL?: string | undefined
}

const { token: _, ...fields } = joinAccount.body.shape
const Join = z.object({ ...fields, confirmation: fields.password })

/** Joins an existing account: a password, and the name where the invitation does not know it. */
export const JoinForm = ({ token, invited }: { token: string; invited: Invited }) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const form = useSchemaForm(
    Join.refine((values) => values.password === values.confirmation, {
      path: ['confirmation'],
      message: t('reset.mismatch'),
    }),
    { firstName: invited.firstName, lastName: invited.lastName, password: '', confirmation: '' },
  )
  const { requirements } = usePasswordRequirements({ password: form.watch('password'), token })
  const [failure, setFailure] = useState<string>()
  const asksName = invited.tokenType === 'EXISTING_ACCOUNT' || invited.firstName === '' || invited.lastName === ''
  return (
    <Form
      form={form}
      onProblem={(error) => {
        if (error instanceof Problem && error.code === 'auth.passwordRefused') return false
        setFailure(joinFailure(error, t))
        return true
      }}
      onSubmit={async ({ confirmation: _confirmation, ...body }) => {
        setFailure(undefined)
        const tokens = await call(joinAccount, { body: { ...body, token } })
        const home = enter(tokens)
        navigate((invited.redirectURL && appAddress(invited.redirectURL)) || home, { replace: true })
      }}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      {asksName && <TextField name="firstName" label={t('firstName')} autoComplete="given-name" />}
      {asksName && <TextField name="lastName" label={t('lastName')} autoComplete="family-name" />}
      <PasswordField
        name="password"
        label={t('signUp.password')}
        placeholder={t('signUp.passwordHint')}
        autoComplete="new-password"
        requirements={requirements}
      />
      <PasswordField name="confirmation" label={t('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
        {t('join.button')}
      </Button>
    </Form>
  )
}
