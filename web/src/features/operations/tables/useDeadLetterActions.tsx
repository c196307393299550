import { useTranslation } from 'react-i18next'
import {
  discardDeadLetter,
  getDeadLetter,
  listDeadLetters,
  retryDeadLetter,
  retryDeadLetters,
} from '#shared/contracts/platform/deadLetters.ts'
import type { DeadLetterSummary } from '#shared/records/deadLetter/deadLetter.ts'
import { deadLetterLife } from '#shared/records/deadLetter/deadLetterLife.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { wordsOf } from '#web/records/historyWords.ts'
import { offerOf } from '#web/records/offer.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { CloseIcon, RefreshIcon, SearchIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as operationsDialogs from '../dialogs.ts'

/** What can be done with a dead letter of the list; the server refuses by the same rules. */
export const useDeadLetterActions = () => {
  const { t } = useTranslation('operations')
  const may = useMay()
  const { open } = useDialogs()
  const history = useHistoryAction()
  const retry = useCommand(retryDeadLetter, {
    invalidates: [listDeadLetters, getDeadLetter],
    onSuccess: () => toast.success(t('letters.retried')),
  })
  const retryAll = useCommand(retryDeadLetters, {
    invalidates: [listDeadLetters, getDeadLetter],
    onSuccess: () => toast.success(t('letters.retryingAll')),
  })
  const onError = { onError: (error: Error) => void toast.error(messageOf(error), { cause: error }) }
  return ({ id: deadLetterId, status, service, handler }: DeadLetterSummary): readonly RowAction[] => {
    const offered = (action: 'discard' | 'retry', by: typeof discardDeadLetter | typeof retryDeadLetter) =>
      offerOf({ life: deadLetterLife, action, by: [by], status, may, isMet: () => true }) !== undefined
    const params = { deadLetterId }
    return [
      {
        label: t('letters.look'),
        icon: <SearchIcon />,
        onSelect: () => open(operationsDialogs.deadLetter, { deadLetterId }),
      },
      history(() => open(operationsDialogs.deadLetterHistory, { id: deadLetterId, name: wordsOf(handler) })),
      ...(offered('retry', retryDeadLetter)
        ? [
            { label: t('letters.retry'), icon: <RefreshIcon />, onSelect: () => retry.mutate({ params }, onError) },
            {
              label: t('letters.retryAll', { work: wordsOf(handler) }),
              icon: <RefreshIcon />,
              onSelect: () => retryAll.mutate({ body: { service, handler } }, onError),
            },
          ]
        : []),
      ...(offered('discard', discardDeadLetter)
        ? [
            {
              label: t('letters.discard'),
              icon: <CloseIcon />,
              onSelect: () => open(operationsDialogs.discardDeadLetter, { deadLetterId, work: wordsOf(handler) }),
            },
          ]
        : []),
    ]
  }
}
