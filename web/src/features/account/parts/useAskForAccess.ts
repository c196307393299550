import { useTranslation } from 'react-i18next'
import { requestAccountAccess } from '#shared/contracts/account/assignment.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'

/** Asks for access to a client of somebody else: the words of the button, and what it does. */
export const useAskForAccess = () => {
  const { t } = useTranslation('account')
  return (cbid: string) => ({
    label: t('access.ask'),
    run: () => {
      call(requestAccountAccess, { body: { cbid } }).then(
        () => toast.success(t('access.asked')),
        (error) => toast.problem(error),
      )
    },
  })
}
