import { useTranslation } from 'react-i18next'
import type { BrokerGivenBack } from '#shared/contracts/policy/changePreview.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

/** What a change of broker that is taken back moves: the insured pays what they did, and commission goes back. */
export const BrokerGivenBackMoney = ({ broker }: { readonly broker: BrokerGivenBack }) => {
  const { t } = useTranslation('policy')
  return (
    <KeyValueList
      columns={1}
      layout="row"
      items={[
        { label: t('revert.commission', { to: broker.to }), value: exactMoney(broker.commission) },
        { label: t('broker.premium'), value: t('broker.unchanged') },
      ]}
    />
  )
}
