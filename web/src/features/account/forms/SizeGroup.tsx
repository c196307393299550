import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { entityTypes, ownershipTypes } from '#shared/domain/account/firmographics.ts'
import type { Product } from '#shared/regions/products.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { wholeMoney } from '#web/i18n/format.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import type { DetailsInput } from './detailsSchema.ts'
import { FormGroup } from './FormGroup.tsx'

const TotalRevenue = () => {
  const { t } = useTranslation('account')
  const [home, abroad] = useWatch<DetailsInput, ['revenue', 'nonUsRevenue']>({ name: ['revenue', 'nonUsRevenue'] })
  const { setValue } = useFormContext<DetailsInput>()
  const total = (typeof home === 'number' ? home : 0) + (typeof abroad === 'number' ? abroad : 0)
  useEffect(() => {
    if (total > 0) setValue('totalRevenue', total)
  }, [total, setValue])
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
        {t('details.totalRevenue')}
      </Typography>
      <Typography component="output" className="tabular" sx={{ display: 'block', py: 1 }}>
        {wholeMoney(total)}
      </Typography>
    </div>
  )
}

/** How large the company is and whose; P100_PRO asks where it earns as well. */
export const SizeGroup = ({ product }: { product: Product | undefined }) => {
  const { t } = useTranslation('account')
  const pro = product === 'P100_PRO'
  return (
    <FormGroup title={t('details.size')}>
      <FieldGrid>
        <MoneyField name="revenue" units="whole" label={pro ? t('details.homeRevenue') : t('details.revenue')} />
        {pro && <MoneyField name="nonUsRevenue" units="whole" label={t('details.foreignRevenue')} />}
        {pro && <TotalRevenue />}
        <NumberField name="noOfEmployeesAll" label={t('details.employees')} />
        <NumberField name="yearEstablished" label={t('details.year')} plain placeholder="2005" />
        <SelectField
          name="ownershipType"
          label={t('details.ownership')}
          options={ownershipTypes.map((value) => ({ value, label: t(`ownership.${value}`) }))}
        />
        <SelectField
          name="entityType"
          label={t('details.entity')}
          options={entityTypes.map((value) => ({ value, label: t(`entity.${value}`) }))}
        />
      </FieldGrid>
    </FormGroup>
  )
}
