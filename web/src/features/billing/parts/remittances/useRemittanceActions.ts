import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import {
  approveCarrierRemittance,
  cancelCarrierRemittance,
  payCarrierRemittance,
  rejectCarrierRemittance,
  returnCarrierRemittance,
} from '#shared/contracts/billing/carrierRemittances.ts'
import {
  type CarrierRemittanceAction,
  carrierRemittanceLife,
} from '#shared/records/carrierRemittance/carrierRemittanceLife.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import * as dialogsOf from '../../dialogs.ts'

/** What can be done with a remittance; who prepared it neither approves nor rejects it. */
export const useRemittanceActions = () => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const refusal = useRefusal()
  const dialogs = useDialogs()
  const me = useSession()?.claims.userId
  return ({ id, prepared, status }: Pick<CarrierRemittance, 'id' | 'prepared' | 'status'>): readonly RowAction[] => {
    const offered = (action: CarrierRemittanceAction, by: Operation, label: string, onSelect: () => void) =>
      offerOf({ life: carrierRemittanceLife, action, by: [by], status, may, isMet: () => true }) === undefined
        ? refusedEntry({ label, why: refusal({ life: carrierRemittanceLife, action, by: [by], status }) })
        : [
            {
              label,
              onSelect,
              ...((action === 'reject' || action === 'cancel') && { destructive: true }),
              ...((action === 'approve' || action === 'reject') &&
                prepared.by === me && { notNow: t('carrierRemittances.own') }),
            },
          ]
    const of = { carrierRemittanceId: id }
    return [
      ...offered('approve', approveCarrierRemittance, t('carrierRemittances.approve.action'), () =>
        dialogs.open(dialogsOf.approveCarrierRemittance, of),
      ),
      ...offered('pay', payCarrierRemittance, t('carrierRemittances.pay.action'), () =>
        dialogs.open(dialogsOf.payCarrierRemittance, of),
      ),
      ...offered('return', returnCarrierRemittance, t('carrierRemittances.return.action'), () =>
        dialogs.open(dialogsOf.returnCarrierRemittance, of),
      ),
      ...offered('reject', rejectCarrierRemittance, t('carrierRemittances.reject.action'), () =>
        dialogs.open(dialogsOf.rejectCarrierRemittance, of),
      ),
      ...offered('cancel', cancelCarrierRemittance, t('carrierRemittances.cancel.action'), () =>
        dialogs.open(dialogsOf.cancelCarrierRemittance, of),
      ),
    ]
  }
}
