import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listMyPasskeys, renamePasskey } from '#shared/contracts/auth/passkeys.ts'
import { PasskeyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'

const Named = z.object({ passkeyId: PasskeyId, name: z.string() })
type RenamePasskeyDialogProps = z.infer<typeof Named> & { onClose: () => void }

/** Gives a passkey another name. */
const RenamePasskeyDialog = ({ passkeyId, name, onClose }: RenamePasskeyDialogProps) => {
  const { t } = useTranslation('security')
  const rename = useCommand(renamePasskey, { invalidates: [listMyPasskeys] })
  return (
    <FormDialog
      title={t('passkeys.renameNamed', { name })}
      submitLabel={t('passkeys.rename')}
      schema={renamePasskey.body}
      width="xs"
      defaultValues={{ name }}
      needsChange
      onSubmit={(body) => rename.mutateAsync({ params: { passkeyId }, body })}
      onClose={onClose}
    >
      <TextField name="name" label={t('passkeys.name')} maxLength={60} autoFocus />
    </FormDialog>
  )
}

export default hosted(Named, RenamePasskeyDialog)
