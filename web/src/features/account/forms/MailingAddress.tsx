import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import type { DetailsInput } from './detailsSchema.ts'
import { canCopyAddress } from './detailsValues.ts'
import { FormGroup } from './FormGroup.tsx'

/** Where mail goes: to the main address, once that is complete, or to another one. */
export const MailingAddress = () => {
  const { t } = useTranslation('account')
  const [same, address1, city, state, zipCode] = useWatch<
    DetailsInput,
    ['mailingSame', 'address1', 'city', 'state', 'zipCode']
  >({ name: ['mailingSame', 'address1', 'city', 'state', 'zipCode'] })
  const complete = canCopyAddress({ address1, city, state: state ?? undefined, zipCode })
  return (
    <FormGroup title={t('details.mailing')}>
      <CheckboxField
        name="mailingSame"
        label={t('details.sameAsMain')}
        notNow={complete || same ? undefined : t('details.sameNeedsMain')}
      />
      {!same && (
        <Box sx={{ mt: 2 }}>
          <AddressFields prefix="mailingAddress." />
        </Box>
      )}
    </FormGroup>
  )
}
