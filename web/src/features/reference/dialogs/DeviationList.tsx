import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { productNameOf } from '#shared/regions/productNames.ts'
import type { Product } from '#shared/regions/products.ts'
import { statesOf } from '#shared/regions/states.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { region } from '#web/i18n/region.ts'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'

const states = statesOf(region).map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))

const Deviation = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const { t } = useTranslation('reference')
  const at = (field: string) => `deviations.${index}.${field}`
  const taken: readonly Product[] = useWatch({ name: 'products' }) ?? []
  const written: readonly string[] = useWatch({ name: 'states' }) ?? []
  const places = written.length === 0 ? states : states.filter(({ value }) => written.includes(value))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <SelectField
        name={at('product')}
        label={t('rater.ofProduct')}
        options={taken.map((value) => ({ value, label: productNameOf(value) }))}
        placeholder={t('rater.allProducts')}
        optional
      />
      {states.length > 0 && (
        <SelectField
          name={at('state')}
          label={t('rater.inState')}
          options={places}
          placeholder={t('rater.everywhere')}
          optional
        />
      )}
      <NumberField name={at('factor')} label={t('rater.factor')} hint={t('rater.factorHint')} decimals={4} />
      <MoneyField units="whole" name={at('minimumPremium')} label={t('rater.minimumPremium')} optional />
      <Box>
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove}>
          {t('rater.removeDeviation')}
        </Button>
      </Box>
    </Box>
  )
}

/** By how much a carrier deviates from its book, for which product and where; none is the book as it is. */
export const DeviationList = () => {
  const { t } = useTranslation('reference')
  const { fields, append, remove } = useFieldArray({ name: 'deviations' })
  return (
    <>
      <Typography variant="h5" component="h3">
        {t('rater.deviations')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('rater.deviationsHint')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Deviation key={id} index={index} onRemove={() => remove(index)} />
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => append({ factor: null }, { shouldFocus: false })}
        >
          {t('rater.addDeviation')}
        </Button>
      </Box>
    </>
  )
}
