import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { FieldGrid } from '../parts/FieldGrid.tsx'
import { AddressFields } from './AddressFields.tsx'
import { FormGroup } from './FormGroup.tsx'

/** Where the company is and how to reach it. */
export const AddressGroup = () => {
  const { t } = useTranslation('account')
  return (
    <FormGroup title={t('details.address')}>
      <AddressFields />
      <Box sx={{ mt: 2.5 }}>
        <FieldGrid>
          <PhoneField name="phoneNumber" extensionName="phoneExtension" label={t('details.phone')} />
        </FieldGrid>
      </Box>
    </FormGroup>
  )
}
