import { useTranslation } from 'react-i18next'
import { requestAccountAccess } from '#shared/contracts/account/assignment.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toast.ts'

/** A toast's follow-up that asks for access to a client of somebody else. */
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
