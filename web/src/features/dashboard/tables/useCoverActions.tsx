import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { downloadBinder } from '#shared/contracts/docs/downloads.ts'
import type { PolicySummary } from '#shared/contracts/policy/policy.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOpensAccounts } from '#web/layout/useOpensAccounts.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath, paymentPath, policyPath } from '#web/paths.ts'
import type { RowAction } from '#web/tables/column.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { AccountIcon, DownloadIcon, PaymentIcon, PolicyIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { isOwing } from '../parts/isOwing.ts'

/** What can be done with a binder or a policy of the list. */
export const useCoverActions = (kind: 'binder' | 'policy') => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const opensAccounts = useOpensAccounts()
  const navigate = useNavigate()
  const persona = usePersona()
  return (policy: PolicySummary): readonly RowAction[] => {
    const { id: policyId, accountId } = policy
    const when = (condition: boolean, action: RowAction) => (condition ? [action] : [])
    return [
      {
        label: kind === 'binder' ? t('actions.openBinder') : t('actions.openPolicy'),
        icon: <PolicyIcon />,
        onSelect: () => navigate(policyPath(persona, policyId)),
      },
      ...when(opensAccounts, {
        label: t('actions.openAccount'),
        icon: <AccountIcon />,
        onSelect: () => navigate(accountPath(persona, accountId)),
      }),
      {
        label: t('actions.binder'),
        icon: <DownloadIcon />,
        onSelect: () => {
          call(downloadBinder, { params: { accountId, policyId }, query: {} }).then(saveFile, (error) =>
            toast.problem(error),
          )
        },
      },
      ...when(may('billing:pay') && isOwing(policy), {
        label: t('actions.pay'),
        icon: <PaymentIcon />,
        onSelect: () => navigate(paymentPath(policyId)),
      }),
    ]
  }
}
