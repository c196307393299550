import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { exactMoney, percent } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { keptTotal } from '../keptTotal.ts'

/** The price as a sum: premium, every fee, every tax, total. */
export const PricePanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const kept = keptTotal(policy)
  return (
    <Panel title={t('price.title')} dense>
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
        ]}
      />
    </Panel>
  )
}
