import { useTranslation } from 'react-i18next'
import { getVendorInvoiceTotals } from '#shared/contracts/claims/vendorInvoices.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** What the invoices in the reader's reach come to: those that wait for a word, those to be paid and those paid. */
export const InvoiceTotals = () => {
  const { t } = useTranslation('claims')
  const { data } = useOperation(getVendorInvoiceTotals, {})
  if (data === undefined) return null
  const sums = [
    { label: t('invoices.sums.submitted'), sum: data.submitted },
    { label: t('invoices.sums.approved'), sum: data.approved },
    { label: t('invoices.sums.paid'), sum: data.paid },
  ]
  return (
    <Panel title={t('invoices.totals')} dense>
      <KeyValueList
        columns={3}
        items={sums.map(({ label, sum: { amount, count } }) => ({
          label,
          value: <span className="tabular">{exactMoney(amount)}</span>,
          hint: t('invoices.count', { count }),
        }))}
      />
    </Panel>
  )
}
