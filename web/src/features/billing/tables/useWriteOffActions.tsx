import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import type { WriteOff } from '#shared/contracts/billing/writeOff.ts'
import { approveWriteOff, rejectWriteOff, reverseWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { type WriteOffAction, writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import type { RowAction } from '#web/tables/column.ts'
import * as dialogsOf from '../dialogs.ts'

/** What can be done with a write-off of the list; who proposed it decides on nothing of it. */
export const useWriteOffActions = () => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const refusal = useRefusal()
  const dialogs = useDialogs()
  const history = useHistoryAction()
  const me = useSession()?.claims.userId
  return ({ id, policyNumber, proposal, status }: WriteOff): readonly RowAction[] => {
    const offered = (action: WriteOffAction, by: Operation, label: string, onSelect: () => void) =>
      offerOf({ life: writeOffLife, action, by: [by], status, may, isMet: () => true }) === undefined
        ? refusedEntry({ label, why: refusal({ life: writeOffLife, action, by: [by], status }) })
        : [
            {
              label,
              onSelect,
              ...(action === 'reject' && { destructive: true }),
              ...(action !== 'reverse' && proposal.by === me && { notNow: t('writeOffs.own') }),
            },
          ]
    const of = { writeOffId: id }
    return [
      ...offered('approve', approveWriteOff, t('writeOffs.approve.action'), () =>
        dialogs.open(dialogsOf.approveWriteOff, of),
      ),
      ...offered('reverse', reverseWriteOff, t('writeOffs.reverse.action'), () =>
        dialogs.open(dialogsOf.reverseWriteOff, of),
      ),
      ...offered('reject', rejectWriteOff, t('writeOffs.reject.action'), () =>
        dialogs.open(dialogsOf.rejectWriteOff, of),
      ),
      history(() => dialogs.open(dialogsOf.writeOffHistory, { id, name: policyNumber })),
    ]
  }
}
