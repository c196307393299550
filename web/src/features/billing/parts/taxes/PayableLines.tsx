import { useTranslation } from 'react-i18next'
import type { TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

/** What of a return is payable, account by account. */
export const PayableLines = ({
  accounts,
  broughtForward,
  payable,
}: Pick<TaxReturn, 'accounts' | 'broughtForward' | 'payable'>) => {
  const { t } = useTranslation('billing')
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        ...accounts.map(({ code, name, amount }) => ({ label: `${code} ${name}`, value: exactMoney(amount) })),
        ...(broughtForward === 0 ? [] : [{ label: t('taxes.broughtForward'), value: exactMoney(broughtForward) }]),
        { label: t(payable < 0 ? 'taxes.carried' : 'taxes.payable'), value: exactMoney(payable) },
      ]}
    />
  )
}
