import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'

/** Agencies whose name begins so, for a field that finds one by typing. */
export const searchAgencies = async (text: string, signal: AbortSignal) => {
  const { content } = await call(
    searchPersonaRecords,
    { params: { type: 'agency' }, query: { search: text, size: 10 } },
    { signal },
  )
  return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
}

/** For staff: the agency that a quote is for, where the account belongs to none yet. */
export const AgencyPicker = ({ onPick }: { onPick: (agencyId: string | undefined) => void }) => {
  const { t } = useTranslation('quote')
  const form = useForm()
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      {t('agency.needed')}
      <Box sx={{ maxWidth: 420, mt: 1 }}>
        <FormProvider {...form}>
          <AutocompleteField<string>
            name="agencyId"
            label={t('agency.label')}
            search={searchAgencies}
            onPick={(option) => onPick(option?.value)}
          />
        </FormProvider>
      </Box>
    </Alert>
  )
}
