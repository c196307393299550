import { useTranslation } from 'react-i18next'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

/** What was expected, what came, and what differs. */
export const ExceptionFacts = ({ exception }: { exception: RemittanceException }) => {
  const { t } = useTranslation('commissions')
  const { amount, companyName, difference, expected, paidOn, period, policyNumber, reference, sender } = exception
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('remittance.policy'), value: companyName ? `${policyNumber}, ${companyName}` : policyNumber },
        { label: t('remittance.sender'), value: sender },
        { label: t('remittance.period'), value: monthText(period) },
        { label: t('remittance.paidOn'), value: `${date(paidOn)}, ${reference}` },
        ...(expected === undefined ? [] : [{ label: t('remittance.expected'), value: exactMoney(expected) }]),
        { label: t('remittance.amount'), value: exactMoney(amount) },
        { label: t('remittance.difference'), value: <b>{exactMoney(difference)}</b> },
      ]}
    />
  )
}
