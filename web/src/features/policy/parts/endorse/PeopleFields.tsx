import { useTranslation } from 'react-i18next'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { Section } from './Section.tsx'

/** How the insured is called, where it is, and who is written to and called. */
export const PeopleFields = ({ terms }: Pick<EndorsableTerms, 'terms'>) => {
  const { t } = useTranslation('policy')
  const contact = [terms.customerFirstName, terms.customerLastName].filter(Boolean).join(' ')
  return (
    <>
      <Section title={t('endorse.insured')} stands={[terms.name, terms.city].filter(Boolean).join(', ')}>
        <TextField name="name" label={t('term.companyName')} maxLength={100} />
        <AddressFields without={['address3', 'state']} />
      </Section>
      <Section title={t('endorse.contact')} stands={contact}>
        <FieldGrid>
          <TextField name="customerFirstName" label={t('term.customerFirstName')} maxLength={100} />
          <TextField name="customerLastName" label={t('term.customerLastName')} maxLength={100} />
          <TextField name="customerEmail" label={t('term.customerEmail')} type="email" />
          <PhoneField name="customerPhone" label={t('term.customerPhone')} />
        </FieldGrid>
      </Section>
    </>
  )
}
