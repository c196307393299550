import { useTranslation } from 'react-i18next'
import { claimShares } from '#shared/domain/claims/claimShare.ts'
import { SelectField } from '#web/forms/SelectField.tsx'

/** Who sees what the desk brings to a claim. */
export const SharedWithField = () => {
  const { t } = useTranslation('documents')
  return (
    <SelectField
      name="sharedWith"
      label={t('fields.sharedWith')}
      options={claimShares.map((share) => ({ value: share, label: t(`sharedWith.${share}`) }))}
    />
  )
}
