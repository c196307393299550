import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#shared/contracts/auth/fields.ts'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { usePasswordRequirements } from '#web/forms/usePasswordRequirements.ts'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

const NewPassword = z.object({ password: Password, confirmation: Password })

type NewPasswordFormProps = {
  /** Token of the link, for the rules that compare with its person. */
  token: string
  /** Said when the two differ. */
  mismatch: string
  submitLabel: string
  onSubmit: (password: string) => Promise<unknown>
  onProblem: (error: unknown) => boolean
}

/** A new password, twice, against the server's rules, saving waits until every rule is met and both are the same. */
export const NewPasswordForm = ({ token, mismatch, submitLabel, onSubmit, onProblem }: NewPasswordFormProps) => {
  const { t } = useTranslation('auth')
  const form = useSchemaForm(
    NewPassword.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: mismatch,
    }),
    { password: '', confirmation: '' },
  )
  const password = form.watch('password')
  const { requirements, allMet } = usePasswordRequirements({ password, token })
  const same = password === form.watch('confirmation')
  return (
    <Form form={form} onSubmit={(values) => onSubmit(values.password)} onProblem={onProblem}>
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        requirements={requirements}
        autoFocus
      />
      <PasswordField name="confirmation" label={t('confirmPassword')} autoComplete="new-password" />
      <WhyNot
        reason={allMet && same ? undefined : t(allMet ? 'passwordFirst.twice' : 'passwordFirst.rules')}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
      >
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </WhyNot>
    </Form>
  )
}
