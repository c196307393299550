import { useTranslation } from 'react-i18next'
import { listCarrierBalances } from '#shared/contracts/billing/carrierBalances.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { BookFigures } from '../books/BookFigures.tsx'

/** What was remitted to a carrier by now and what is still owed to it; by itself of the first that its reader has. */
export const CarrierBalanceFigures = ({ carrierId }: { carrierId?: string | undefined }) => {
  const { t } = useTranslation('billing')
  const { data } = useOperation(listCarrierBalances, {})
  const balance = carrierId === undefined ? data?.[0] : data?.find((each) => each.carrierId === carrierId)
  if (balance === undefined) return null
  const { due, last, notYetDue, remitted } = balance
  return (
    <BookFigures
      figures={[
        {
          label: t('carrierRemittances.remitted'),
          value: exactMoney(remitted),
          hint:
            last &&
            t('carrierRemittances.lastTold', {
              amount: exactMoney(last.amount),
              date: date(last.on),
              reference: last.reference,
            }),
        },
        { label: t(due < 0 ? 'carrierRemittances.forward' : 'carrierRemittances.due'), value: exactMoney(due) },
        { label: t('carrierRemittances.notYetDue'), value: exactMoney(notYetDue) },
      ]}
    />
  )
}
