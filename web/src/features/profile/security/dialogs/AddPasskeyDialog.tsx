import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { addPasskey, listMyPasskeys, startPasskey } from '#shared/contracts/auth/passkeys.ts'
import { deviceOf } from '#shared/domain/identity/device.ts'
import { call } from '#web/api/call.ts'
import { makePasskey, PasskeyFailure } from '#web/api/passkeys.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceName } from '../deviceName.ts'

const Name = addPasskey.body.pick({ name: true })

/** Names a passkey and has the browser make it. */
const AddPasskeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('security')
  const add = useCommand(addPasskey, { invalidates: [listMyPasskeys] })
  const make = async () => {
    const options = await call(startPasskey)
    return makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyFailure)) throw error
      throw new Problem({ status: 400, detail: t(`passkeys.failed.${error.reason}`) })
    })
  }
  return (
    <FormDialog
      title={t('passkeys.add')}
      submitLabel={t('passkeys.create')}
      schema={Name}
      width="xs"
      defaultValues={{ name: deviceName(deviceOf(navigator.userAgent), t) }}
      onSubmit={async ({ name }) => {
        await add.mutateAsync({ body: { name, passkey: await make() } })
        toast.success(t('passkeys.addedToast'))
      }}
      onClose={onClose}
    >
      <div>{t('passkeys.addText')}</div>
      <TextField name="name" label={t('passkeys.name')} hint={t('passkeys.nameHint')} maxLength={60} autoFocus />
    </FormDialog>
  )
}

export default hosted(z.object({}), AddPasskeyDialog)
