import { useTranslation } from 'react-i18next'
import { withdrawRoleTemplate } from '#shared/contracts/auth/roleTemplates.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { templateReads } from '../templates/templateReads.ts'
import { RoleTemplateData } from './roleTemplateData.ts'

/** Asks before a template is withdrawn; how many have it still is said in the dialog. */
export const WithdrawRoleTemplateDialog = ({
  roleTemplateId,
  name,
  onClose,
}: RoleTemplateData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const withdraw = useCommand(withdrawRoleTemplate, { invalidates: templateReads })
  return (
    <ConfirmDialog
      title={t('templates.withdraw', { name })}
      confirmLabel={t('templates.withdrawSubmit')}
      destructive
      onConfirm={async () => {
        await withdraw.mutateAsync({ params: { roleTemplateId } })
        toast.success(t('templates.withdrawn', { name }))
      }}
      onClose={onClose}
    >
      {t('templates.withdrawQuestion')}
    </ConfirmDialog>
  )
}

export default hosted(RoleTemplateData, WithdrawRoleTemplateDialog)
