import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { treatyKinds } from '#shared/domain/organizations/treaties.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { TreatyLayers } from './TreatyLayers.tsx'
import { ownPaper } from './treatyForm.ts'
import { useOrganizationOptions } from './useOrganizationOptions.ts'

/** What is agreed with reinsurers: on which policies, how they share, and who bears which part of which layer. */
export const TreatyFields = () => {
  const { t } = useTranslation('organizations')
  const carriers = useOrganizationOptions('carrier')
  return (
    <>
      <TextField name="name" label={t('treaties.name')} maxLength={120} autoFocus />
      <SelectField
        name="paper"
        label={t('treaties.paper')}
        options={[{ value: ownPaper, label: t('treaties.ownPaper') }, ...carriers]}
      />
      <RadioField
        name="kind"
        label={t('treaties.kind')}
        options={treatyKinds.map((value) => ({
          value,
          label: t(`treaties.kinds.${value}`),
          hint: t(`treaties.kindHints.${value}`),
        }))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField name="begins" label={t('treaties.begins')} hint={t('treaties.beginsHint')} />
        <DateField name="ends" label={t('treaties.ends')} hint={t('treaties.endsHint')} />
      </Box>
      <TreatyLayers />
    </>
  )
}
