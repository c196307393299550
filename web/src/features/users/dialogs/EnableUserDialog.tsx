import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { enableUser, listUsers } from '#shared/contracts/auth/users.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { toast } from '#web/ui/toast.ts'

const EnableData = z.object({ email: z.string(), name: z.string(), enable: z.boolean() })
type EnableUserDialogProps = z.infer<typeof EnableData> & { onClose: () => void }

const Concern = z.object({ isSecurityConcern: z.boolean() })

/** Lets a user sign in again, or no more; a security concern also ends the sessions that are open. */
export const EnableUserDialog = ({ email, name, enable, onClose }: EnableUserDialogProps) => {
  const { t } = useTranslation('users')
  const command = useCommand(enableUser, { invalidates: [listUsers, listAllUsers] })
  const words = enable ? 'enable' : 'disable'
  return (
    <FormDialog
      title={t(`${words}.title`, { name })}
      submitLabel={t(`${words}.confirm`)}
      width="xs"
      destructive={!enable}
      schema={Concern}
      defaultValues={{ isSecurityConcern: false }}
      onSubmit={async ({ isSecurityConcern }) => {
        const flag = (on: boolean) => (on ? 'true' : 'false')
        await command
          .mutateAsync({
            params: { email },
            query: { enable: flag(enable), ...(!enable && { isSecurityConcern: flag(isSecurityConcern) }) },
          })
          .catch(orSay(t('saveFailed')))
        toast.success(t(`${words}.done`, { name }))
      }}
      onClose={onClose}
    >
      <Typography>{t(`${words}.text`)}</Typography>
      {!enable && (
        <CheckboxField name="isSecurityConcern" label={t('disable.concern')} hint={t('disable.concernHint')} />
      )}
    </FormDialog>
  )
}

export default hosted(EnableData, EnableUserDialog)
