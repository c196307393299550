import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { priceWaterfall } from '#web/features/quote/dialogs.ts'
import { exactMoney, percent } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { keptTotal } from '../keptTotal.ts'

/** The price as a sum: premium, every fee, every tax, total; and how it came about. */
export const PricePanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const { open } = useDialogs()
  const may = useMay()
  const kept = keptTotal(policy)
  const { extendedReporting: reporting } = policy
  const quoteId = QuoteId.safeParse(policy.quoteId).data
  return (
    <Panel
      title={t('price.title')}
      dense
      actions={
        quoteId !== undefined &&
        may('quote:read') && (
          <Button
            size="small"
            onClick={() => open(priceWaterfall, { quoteId, name: policy.companyName, total: policy.totalPremium })}
          >
            {t('price.how')}
          </Button>
        )
      }
    >
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('price.premium'), value: exactMoney(policy.premium) },
          ...policy.fees.map(({ key, amount }) => ({ label: t(`price.fee.${key}`), value: exactMoney(amount) })),
          ...policy.taxes.map(({ name, rate, amount }) => ({
            label: rate > 0 ? `${name} (${percent(rate, { digits: 3 })})` : name,
            value: exactMoney(amount),
          })),
          { label: t('price.total'), value: <b>{exactMoney(policy.totalPremium)}</b> },
          ...(kept === undefined
            ? []
            : [
                { label: t('price.returned'), value: exactMoney(kept - policy.totalPremium) },
                { label: t('price.kept'), value: <b>{exactMoney(kept)}</b> },
              ]),
          ...(reporting === undefined
            ? []
            : [
                ...(reporting.total === reporting.premium
                  ? []
                  : [
                      { label: t('price.reportingPremium'), value: exactMoney(reporting.premium) },
                      { label: t('price.reportingTaxes'), value: exactMoney(reporting.total - reporting.premium) },
                    ]),
                { label: t('price.reporting'), value: exactMoney(reporting.total) },
                {
                  label: t('price.withReporting'),
                  value: <b>{exactMoney((kept ?? policy.totalPremium) + reporting.total)}</b>,
                },
              ]),
        ]}
      />
    </Panel>
  )
}
