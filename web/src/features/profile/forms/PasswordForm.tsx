import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#shared/contracts/auth/fields.ts'
import { changeOwnPassword } from '#shared/contracts/auth/me.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { usePasswordRequirements } from '#web/forms/usePasswordRequirements.ts'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

const empty = { currentPassword: '', password: '', confirmation: '' }
const Passwords = z.object({ currentPassword: Password, password: Password, confirmation: Password })

/** A new password against the present one and the server's rules, checked while one types. */
export const PasswordForm = () => {
  const { t } = useTranslation('profile')
  const change = useCommand(changeOwnPassword)
  const form = useSchemaForm(
    Passwords.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: t('password.mismatch'),
    }),
    empty,
  )
  const password = form.watch('password')
  const { requirements, allMet } = usePasswordRequirements({ password })
  const same = password === form.watch('confirmation')
  const isCurrentGiven = form.watch('currentPassword') !== ''
  return (
    <Form
      form={form}
      onSubmit={async ({ currentPassword, password: next }) => {
        await change.mutateAsync({ body: { currentPassword, password: next } })
        form.reset(empty)
        toast.success(t('password.changed'))
      }}
    >
      <PasswordField name="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        requirements={requirements}
      />
      <PasswordField name="confirmation" label={t('password.confirm')} autoComplete="new-password" />
      <Box>
        <WhyNot
          reason={
            isCurrentGiven
              ? allMet && same
                ? undefined
                : t(allMet ? 'password.first.twice' : 'password.first.rules')
              : t('password.first.current')
          }
          onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        >
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('password.save')}
          </Button>
        </WhyNot>
      </Box>
    </Form>
  )
}
