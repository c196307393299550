import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { noticeLevels } from '#shared/domain/claims/noticeLevels.ts'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { wholeMoney } from '#web/i18n/format.ts'
import type { Kind } from '../kinds.ts'

/** What an organization says of itself: its name and whom to speak to; a carrier, of which claims it is told. */
export const ProfileFields = ({ kind }: { kind?: Kind | undefined }) => {
  const { t } = useTranslation('organizations')
  return (
    <>
      <TextField name="name" label={t('fields.name')} maxLength={255} autoFocus />
      <TextField name="description" label={t('fields.description')} optional rows={2} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="contactFirstName" label={t('fields.contactFirstName')} autoComplete="off" />
        <TextField name="contactLastName" label={t('fields.contactLastName')} autoComplete="off" />
      </Box>
      <TextField name="contactEmail" label={t('fields.email')} type="email" autoComplete="off" />
      <PhoneField name="contactPhone" label={t('fields.phone')} />
      {kind === 'carrier' && (
        <SelectField
          name="claimsNoticeLevel"
          label={t('fields.claimsNoticeLevel')}
          hint={t('claimsNotice.hint')}
          options={noticeLevels.map((value) => ({ value, label: wholeMoney(value) }))}
          placeholder={t('claimsNotice.none')}
          optional
        />
      )}
    </>
  )
}
