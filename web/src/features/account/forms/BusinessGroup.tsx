import Stack from '@mui/material/Stack'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { minimumPersonalRecords } from '#shared/domain/account/firmographics.ts'
import type { Product } from '#shared/regions/products.ts'
import { NumberField } from '#web/forms/NumberField.tsx'
import { PercentField } from '#web/forms/PercentField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { number } from '#web/i18n/format.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import type { DetailsInput } from './detailsSchema.ts'
import { FormGroup } from './FormGroup.tsx'

/** Franchise, personal data and sales abroad; what hangs on an answer shows once it is given. */
export const BusinessGroup = ({ product }: { product: Product | undefined }) => {
  const { t } = useTranslation('account')
  const [isFranchise, collects, changes] = useWatch<
    DetailsInput,
    ['isFranchise', 'collectingPersonalInformation', 'changeInScope']
  >({ name: ['isFranchise', 'collectingPersonalInformation', 'changeInScope'] })
  const pro = product === 'P100_PRO'
  const yesNo = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ]
  return (
    <FormGroup title={t('details.business')}>
      <FieldGrid>
        <Stack spacing={2.5}>
          <RadioField name="isFranchise" label={t('details.isFranchise')} optional={!pro} />
          {isFranchise === true && (
            <RadioField
              name="franchiseSystemConnectivity"
              label={t('details.franchiseConnectivity')}
              options={yesNo}
              optional={!pro}
            />
          )}
        </Stack>
        <Stack spacing={2.5}>
          <RadioField
            name="collectingPersonalInformation"
            label={t('details.collecting')}
            options={yesNo}
            optional={!pro}
          />
          {collects === 'yes' && (
            <NumberField
              name="numberOfPersonalRecords"
              label={t('details.records')}
              hint={pro ? t('details.recordsHint', { least: number(minimumPersonalRecords) }) : undefined}
              optional={!pro}
            />
          )}
        </Stack>
        <PercentField name="percentInternationalSales" label={t('details.international')} optional />
        {pro && <RadioField name="changeInScope" label={t('details.changeInScope')} options={yesNo} />}
      </FieldGrid>
      {pro && changes === 'yes' && (
        <div style={{ marginTop: 20 }}>
          <TextField name="changeInScopeDetail" label={t('details.changeInScopeDetail')} rows={3} />
        </div>
      )}
    </FormGroup>
  )
}
