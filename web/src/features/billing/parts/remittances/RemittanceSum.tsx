import { useTranslation } from 'react-i18next'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

/** How the amount of a remittance comes about. */
export const RemittanceSum = ({
  amount,
  becameDue,
  broughtForward,
}: Pick<CarrierRemittance, 'amount' | 'becameDue' | 'broughtForward'>) => {
  const { t } = useTranslation('billing')
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('carrierRemittances.broughtForward'), value: exactMoney(broughtForward) },
        { label: t('carrierRemittances.becameDue'), value: exactMoney(becameDue) },
        { label: t('carrierRemittances.amount'), value: <strong>{exactMoney(amount)}</strong> },
      ]}
    />
  )
}
