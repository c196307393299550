import { useTranslation } from 'react-i18next'
import { TextField } from '#web/forms/TextField.tsx'

/** What is said of an industry: the code, its own name, and the sector that it belongs to. */
export const IndustryFields = ({ known = false }: { known?: boolean }) => {
  const { t } = useTranslation('reference')
  return (
    <>
      <TextField
        name="naicsCode"
        label={t('columns.code')}
        hint={t('industry.codeHint')}
        notNow={known ? t('industry.codeStays') : undefined}
        autoFocus={!known}
      />
      <TextField name="secondaryIndustry" label={t('columns.industry')} maxLength={200} autoFocus={known} />
      <TextField name="primaryIndustry" label={t('columns.sector')} maxLength={200} />
    </>
  )
}
