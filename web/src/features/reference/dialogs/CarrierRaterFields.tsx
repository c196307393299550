import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { listRaters } from '#shared/contracts/rater/catalogue.ts'
import { statesOf } from '#shared/regions/states.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { region } from '#web/i18n/region.ts'
import { DeviationList } from './DeviationList.tsx'

const states = statesOf(region).map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))

/** What a carrier takes, where, by which rate book and when, and why it is set so. */
export const CarrierRaterFields = () => {
  const { t } = useTranslation('reference')
  const books = useOperation(listRaters, {})
  const versions = new Map((books.data ?? []).map(({ version, name }) => [version, name]))
  return (
    <>
      <TextField name="name" label={t('columns.carrier')} maxLength={100} />
      <MultiSelectField
        name="products"
        label={t('columns.products')}
        options={region.products.map((product) => ({ value: product, label: product }))}
        selectAll
      />
      {states.length > 0 && (
        <MultiSelectField
          name="states"
          label={t('columns.where')}
          hint={t('rater.statesHint')}
          options={states}
          placeholder={t('rater.everywhere')}
          optional
        />
      )}
      <SelectField
        name="rateBook"
        label={t('columns.rateBook')}
        options={[...versions].map(([value, label]) => ({ value, label, hint: value }))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField name="effectiveFrom" label={t('rater.effectiveFrom')} />
        <DateField name="effectiveUntil" label={t('rater.effectiveUntil')} optional />
      </Box>
      <DeviationList />
      <TextField name="note" label={t('rater.note')} rows={2} maxLength={2000} optional />
    </>
  )
}
