import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import type { Refund } from '#shared/contracts/billing/refund.ts'
import { approveRefund, payRefund, rejectRefund, reopenRefund } from '#shared/contracts/billing/refunds.ts'
import { isSamePerson } from '#shared/domain/billing/refundAuthority.ts'
import { type RefundAction, refundLife } from '#shared/records/refund/refundLife.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import { toast } from '#web/ui/toast.ts'
import * as dialogsOf from '../dialogs.ts'
import { refundReads } from '../parts/refundReads.ts'

/** What can be done with a refund of the list; the server refuses by the same life. */
export const useRefundActions = () => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const refusal = useRefusal()
  const dialogs = useDialogs()
  const history = useHistoryAction()
  const me = useSession()?.claims.userId ?? ''
  const reopen = useCommand(reopenRefund, {
    invalidates: refundReads,
    onSuccess: () => toast.success(t('refunds.reopened')),
  })
  return (refund: Refund): readonly RowAction[] => {
    const { id, policyNumber, status } = refund
    const offered = (action: RefundAction, by: Operation, label: string, onSelect: () => void) =>
      offerOf({ life: refundLife, action, by: [by], status, may, isMet: () => true }) === undefined
        ? refusedEntry({ label, why: refusal({ life: refundLife, action, by: [by], status }) })
        : [
            {
              label,
              onSelect,
              ...(action === 'reject' && { destructive: true }),
              ...(action === 'approve' && isSamePerson(refund, me) && { notNow: t('refunds.approve.own') }),
            },
          ]
    const of = { refundId: id }
    return [
      ...offered('approve', approveRefund, t('refunds.approve.action'), () =>
        dialogs.open(dialogsOf.approveRefund, of),
      ),
      ...offered('pay', payRefund, t('refunds.pay.action'), () => dialogs.open(dialogsOf.payRefund, of)),
      ...offered('reopen', reopenRefund, t('refunds.reopen'), () =>
        reopen.mutate({ params: of }, { onError: (error) => void toast.error(messageOf(error), { cause: error }) }),
      ),
      ...offered('reject', rejectRefund, t('refunds.reject.action'), () => dialogs.open(dialogsOf.rejectRefund, of)),
      history(() => dialogs.open(dialogsOf.refundHistory, { id, name: policyNumber })),
    ]
  }
}
