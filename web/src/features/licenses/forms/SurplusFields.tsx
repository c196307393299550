import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { signatureStates } from '#shared/regions/licensing.ts'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import type { Option } from '#web/forms/SelectField.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { useLicenseMode } from '../parts/useLicenseMode.ts'

const two = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }

/** The fields of a surplus lines license: the agency in admin mode, whether a signature is on file for administrators there. */
export const SurplusFields = ({ agency }: { agency?: Option<string> | undefined }) => {
  const { t } = useTranslation('licenses')
  const { isAdminMode, saysSignature } = useLicenseMode()
  const state: unknown = useWatch({ name: 'surplusLinesState' })
  return (
    <>
      {isAdminMode && <AgencyField label={t('fields.agency')} initial={agency} />}
      <Box sx={two}>
        <TextField name="brokerFirstName" label={t('surplus.firstName')} autoComplete="off" maxLength={100} />
        <TextField name="brokerLastName" label={t('surplus.lastName')} autoComplete="off" maxLength={100} />
      </Box>
      <TextField name="brokerEmail" label={t('surplus.email')} type="email" autoComplete="off" />
      <Box sx={two}>
        <TextField name="surplusLicenseNumber" label={t('fields.number')} maxLength={60} />
        <StateField name="surplusLinesState" label={t('fields.state')} />
        <DateField name="expirationDate" label={t('fields.expirationDate')} optional min={todayHere()} />
      </Box>
      {saysSignature && signatureStates.some((each) => each === state) && (
        <CheckboxField name="signatureOnFile" label={t('surplus.signatureOnFile')} />
      )}
    </>
  )
}
