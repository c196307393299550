import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getNotificationChoices, updateNotificationChoices } from '#shared/contracts/user/notifications.ts'
import { mailOf, type NotificationKind } from '#shared/domain/identity/notificationKinds.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Form } from '#web/forms/Form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { UnsavedGuard } from '#web/layout/UnsavedGuard.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { unlessChanged } from '#web/ui/notNow.ts'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type ChoicesFormProps = {
  kinds: readonly NotificationKind[]
  choices: ResponseOf<typeof getNotificationChoices>
}

/** A line for each kind, a switch for each channel. What must come by e-mail is on and stays so. */
export const ChoicesForm = ({ kinds, choices }: ChoicesFormProps) => {
  const { t } = useTranslation('profile')
  const persona = usePersona()
  const update = useCommand(updateNotificationChoices, { invalidates: [getNotificationChoices] })
  const form = useSchemaForm(updateNotificationChoices.body, choices)
  const { isDirty, isSubmitting } = form.formState
  return (
    <Form
      form={form}
      spacing={0}
      onSubmit={async (body) => {
        await update.mutateAsync({ body })
        form.reset(body)
        toast.success(t('notifications.saved'))
      }}
    >
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {kinds.map((kind) => {
          const mail = mailOf(kind, persona)
          return (
            <Box
              component="li"
              key={kind}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 3,
                alignItems: 'center',
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
                <Typography id={`kind-${kind}`}>{t(`notifications.kinds.${kind}`)}</Typography>
              </Box>
              <Box
                role="group"
                aria-labelledby={`kind-${kind}`}
                sx={{ display: 'grid', gridTemplateColumns: '140px 100px', gap: 1 }}
              >
                <SwitchField name={`${kind}.app`} label={t('notifications.channels.app')} />
                {mail !== 'never' && (
                  <SwitchField
                    name={`${kind}.email`}
                    label={t('notifications.channels.email')}
                    notNow={mail === 'always' ? t('notifications.always') : undefined}
                  />
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ pt: 2.5 }}>
        <WhyNot reason={unlessChanged(isDirty)}>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('notifications.save')}
          </Button>
        </WhyNot>
      </Box>
    </Form>
  )
}
