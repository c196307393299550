import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import type { CustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'

/** The policy holder as far as quote or account name one. */
export const knownCustomer = (quote: Quote, account: Account | undefined): CustomerFields => ({
  customerFirstName: quote.customerFirstName ?? account?.policyContactFirstName ?? '',
  customerLastName: quote.customerLastName ?? account?.policyContactLastName ?? '',
  customerEmail: quote.customerEmail ?? account?.policyContactEmail ?? '',
  customerPhone: (quote.customerPhone ?? account?.policyContactPhone ?? '').replace(/\D/g, ''),
})

/** The policy holder: who signs, pays and gets the documents. */
export const CustomerFieldset = () => {
  const { t } = useTranslation('quote')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextField name="customerFirstName" label={t('person.firstName')} autoFocus />
      <TextField name="customerLastName" label={t('person.lastName')} />
      <TextField name="customerEmail" label={t('person.email')} type="email" />
      <PhoneField name="customerPhone" label={t('person.phone')} />
    </Box>
  )
}
