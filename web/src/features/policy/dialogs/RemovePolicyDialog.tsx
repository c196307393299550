import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { removePolicy } from '#shared/contracts/policy/removal.ts'
import { searchBinders, searchPolicies } from '#shared/contracts/policy/search.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'

const Remove = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const navigate = useNavigate()
  const persona = usePersona()
  const remove = useCommand(removePolicy, { invalidates: [searchBinders, searchPolicies] })
  return (
    <ConfirmDialog
      title={t('remove.title', { binderNumber: policy.binderNumber })}
      confirmLabel={t('remove.submit')}
      destructive
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { policyId: policy.id } })
        toast.success(t('remove.done'))
        navigate(dashboardPath(persona, 'binders'))
      }}
    >
      {t('remove.question', { company: policy.companyName })}
    </ConfirmDialog>
  )
}

/** Deletes a binder that came to nothing. */
export const RemovePolicyDialog = policyDialog(Remove)

export default RemovePolicyDialog
