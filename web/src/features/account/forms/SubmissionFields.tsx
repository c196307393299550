import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '#web/forms/AddressFields.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { IndustryCodeField } from '#web/records/IndustryCodeField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { CompanyNameField } from './CompanyNameField.tsx'
import { FormGroup } from './FormGroup.tsx'
import type { Company } from './newAccountSchema.ts'
import type { SubmissionInput } from './submissionSchema.ts'

type SubmissionFieldsProps = {
  /** Told the company of the register that was picked. */
  onCompany: (company: Company) => void
  /** The industry that the form opens with. */
  industry?: { readonly code: string; readonly title: string | undefined; readonly sector: string | undefined }
}

/** What an agency says of a company that it brings. */
export const SubmissionFields = ({ onCompany, industry }: SubmissionFieldsProps) => {
  const { t } = useTranslation(['submission', 'account'])
  const state = useWatch<SubmissionInput, 'state'>({ name: 'state' })
  const { setValue } = useFormContext<SubmissionInput>()
  const pick = (company: Company) => {
    const known = { ...company, phone: company.phoneNumber }
    for (const field of ['name', 'address1', 'city', 'state', 'zipCode', 'phone', 'domainName'] as const)
      setValue(field, known[field] ?? '', { shouldDirty: true })
    onCompany(company)
  }
  return (
    <>
      <FormGroup title={t('account:details.company')}>
        <Stack spacing={2.5}>
          <CompanyNameField name="name" label={t('account:new.name')} state={state} onCompany={pick} autoFocus />
          <AddressFields optional />
          <FieldGrid>
            <PhoneField name="phone" label={t('account:new.phone')} optional />
            <TextField name="domainName" label={t('create.domain')} optional maxLength={253} />
          </FieldGrid>
          <TextField
            name="otherDomains"
            label={t('create.otherDomains')}
            hint={t('create.otherDomainsHint')}
            optional
          />
        </Stack>
      </FormGroup>
      <FormGroup title={t('account:details.size')}>
        <Stack spacing={2.5}>
          <FieldGrid>
            <IndustryCodeField
              name="industryCode"
              label={t('account:details.industryCode')}
              hint={t('account:details.industryHint', { scheme: region.industry.scheme })}
              optional
              initial={industry}
            />
            <MoneyField name="revenue" units="whole" label={t('account:details.revenue')} optional />
            <NumberField name="employees" label={t('account:details.employees')} optional />
            <NumberField name="yearEstablished" label={t('account:details.year')} plain placeholder="2005" optional />
          </FieldGrid>
        </Stack>
      </FormGroup>
      <FormGroup title={t('create.contact')}>
        <Stack spacing={2.5}>
          <Typography variant="body2" color="text.secondary">
            {t('create.contactHint')}
          </Typography>
          <FieldGrid>
            <TextField name="contactFirstName" label={t('account:contact.firstName')} optional autoComplete="off" />
            <TextField name="contactLastName" label={t('account:contact.lastName')} optional autoComplete="off" />
          </FieldGrid>
          <FieldGrid>
            <TextField
              name="contactEmail"
              label={t('account:contact.email')}
              type="email"
              optional
              autoComplete="off"
            />
            <DateField name="needBy" label={t('create.needBy')} optional />
          </FieldGrid>
        </Stack>
      </FormGroup>
    </>
  )
}
