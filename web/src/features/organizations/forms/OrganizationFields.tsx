import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { statesOf } from '#shared/regions/states.ts'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import type { Kind } from '../kinds.ts'
import { ProfileFields } from './ProfileFields.tsx'

const states = statesOf(region).map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))

/** What staff say of an organization: its hostname, its license, where a carrier writes, whether a second factor is due. */
export const OrganizationFields = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('organizations')
  return (
    <>
      <ProfileFields />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="hostname" label={t('fields.hostname')} hint={t('hostname.hint')} />
        <TextField name="licenseId" label={t('fields.licenseId')} hint={t('licenseHint')} optional maxLength={60} />
      </Box>
      {kind === 'carrier' && states.length > 0 && (
        <MultiSelectField
          name="states"
          label={t('fields.states')}
          options={states}
          placeholder={t('everywhere')}
          optional
        />
      )}
      <SwitchField name="enforceMfa" label={t('fields.enforceMfa')} hint={t('mfa.hint')} />
    </>
  )
}
