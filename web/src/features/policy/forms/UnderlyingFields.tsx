import { useTranslation } from 'react-i18next'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'

/** A layer that another insurer writes beneath an excess layer. */
export const UnderlyingFields = ({ name }: { name: string }) => {
  const { t } = useTranslation('policy')
  return (
    <FieldGrid>
      <TextField name={`${name}.insurer`} label={t('adhoc.insurer')} maxLength={200} />
      <TextField name={`${name}.policyNumber`} label={t('adhoc.number')} maxLength={60} optional />
      <MoneyField name={`${name}.limit`} label={t('excess.limit')} units="whole" />
      <MoneyField name={`${name}.attachmentPoint`} label={t('excess.attachmentPoint')} units="whole" />
    </FieldGrid>
  )
}
