import { useTranslation } from 'react-i18next'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { updateMfa } from '#shared/contracts/auth/mfa.ts'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { ConfirmDialog } from '../../../../dialogs/ConfirmDialog.tsx'
import { toast } from '../../../../ui/toast.ts'

type RemoveFactorDialogProps = { factor: Exclude<MfaType, 'NONE'>; onClose: () => void }

/** Turns the second factor off: from then on the password alone signs in. */
export const RemoveFactorDialog = ({ factor, onClose }: RemoveFactorDialogProps) => {
  const { t } = useTranslation('security')
  const update = useCommand(updateMfa, { invalidates: [getCurrentUser] })
  return (
    <ConfirmDialog
      title={t('remove.title', { factor: t(`mfa.types.${factor}`) })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await update.mutateAsync({ query: { mfaType: 'NONE' } })
        toast.success(t('remove.done'))
      }}
      onClose={onClose}
    >
      {t(factor === 'GOOGLE' ? 'remove.textApp' : 'remove.text')}
    </ConfirmDialog>
  )
}
