import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { getCurrentUser, updateCurrentUser } from '#shared/contracts/auth/me.ts'
import { hasNpn } from '#shared/domain/identity/roleLists.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Form } from '#web/forms/Form.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { registrationNumber } from '#web/forms/registrationNumber.ts'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { UnsavedGuard } from '#web/layout/UnsavedGuard.tsx'
import { unlessChanged } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import type { CurrentUser } from '../parts/currentUser.ts'

const digits = (text: string) => text.replace(/\D/g, '')

/** An empty field of the form is left out of what it gives; phone and NPN are emptied by an empty text. */
const Person = updateCurrentUser.body.partial({ phone: true }).extend({ npn: registrationNumber.optional() })

/** The own names, phone, producer number and preferences; the e-mail is shown. */
export const PersonForm = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  const update = useCommand(updateCurrentUser, { invalidates: [getCurrentUser] })
  const producer = hasNpn(user.account.accountType)
  const form = useSchemaForm(Person, {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: digits(user.phone),
    npn: user.npn ?? '',
    preferences: user.preferences,
  })
  const { isDirty, isSubmitting } = form.formState
  return (
    <Form
      form={form}
      onSubmit={async ({ phone = '', npn = '', ...values }) => {
        await update.mutateAsync({ body: { ...values, phone, ...(producer && { npn }) } })
        form.reset(form.getValues())
        toast.success(t('person.saved'))
      }}
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="firstName" label={t('person.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('person.lastName')} autoComplete="family-name" />
      </Box>
      <PhoneField name="phone" label={t('person.phone')} optional />
      {producer && (
        <TextField
          name="npn"
          label={t('person.npn')}
          hint={t('person.npnHint')}
          optional
          inputMode="numeric"
          maxLength={10}
          transform={digits}
        />
      )}
      {user.account.accountType === 'AGENCY' && (
        <SwitchField
          name="preferences.newAgentExperience"
          label={t('person.newAgentExperience')}
          hint={t('person.newAgentExperienceHint')}
        />
      )}
      <Box>
        <WhyNot reason={unlessChanged(isDirty)}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('person.save')}
          </Button>
        </WhyNot>
      </Box>
    </Form>
  )
}
