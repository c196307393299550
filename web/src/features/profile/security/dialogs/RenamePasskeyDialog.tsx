import { useTranslation } from 'react-i18next'
import { listMyPasskeys, renamePasskey } from '#shared/contracts/auth/passkeys.ts'
import { PasskeyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { FormDialog } from '../../../../dialogs/FormDialog.tsx'
import { TextField } from '../../../../forms/TextField.tsx'

type RenamePasskeyDialogProps = { id: string; name: string; onClose: () => void }

/** Gives a passkey another name. */
export const RenamePasskeyDialog = ({ id, name, onClose }: RenamePasskeyDialogProps) => {
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
      onSubmit={(body) => rename.mutateAsync({ params: { passkeyId: PasskeyId.parse(id) }, body })}
      onClose={onClose}
    >
      <TextField name="name" label={t('passkeys.name')} maxLength={60} autoFocus />
    </FormDialog>
  )
}
