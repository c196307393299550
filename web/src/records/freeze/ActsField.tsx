import { useTranslation } from 'react-i18next'
import { frozenActs } from '#shared/domain/policy/freezes.ts'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'

/** Which acts are frozen. */
export const ActsField = () => {
  const { t } = useTranslation('records')
  return (
    <MultiSelectField
      name="acts"
      label={t('freeze.freezes')}
      options={frozenActs.map((value) => ({ value, label: t(`freeze.acts.${value}`) }))}
    />
  )
}
