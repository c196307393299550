import { useTranslation } from 'react-i18next'
import { manuscriptEffects, mostOfManuscript } from '#shared/domain/policy/manuscript.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

/** What an endorsement says, what it does, and of one for a policy from when. */
export const ManuscriptFields = ({ ofPolicy }: { ofPolicy: boolean }) => {
  const { t } = useTranslation(['underwriting', 'records'])
  return (
    <>
      <TextField name="title" label={t('manuscripts.name')} maxLength={200} autoFocus />
      <SelectField
        name="effect"
        label={t('manuscripts.effect')}
        options={manuscriptEffects.map((value) => ({ value, label: t(`records:manuscript.effects.${value}`) }))}
      />
      {ofPolicy && (
        <DateField name="effectiveDate" label={t('manuscripts.day')} hint={t('manuscripts.dayHint')} optional />
      )}
      <TextField
        name="text"
        label={t('manuscripts.wording')}
        hint={t('manuscripts.wordingHint')}
        rows={12}
        maxLength={mostOfManuscript}
      />
    </>
  )
}
