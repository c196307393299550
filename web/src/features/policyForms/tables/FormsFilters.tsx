import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { listProductTypes } from '#shared/contracts/docs/documents.ts'
import { sectorNames, sectors } from '#shared/domain/industry/sector.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { statesOf } from '#shared/regions/states.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { regionHasStates } from '#web/forms/StateField.tsx'
import { region } from '#web/i18n/region.ts'
import type { useListState } from '#web/tables/useListState.ts'
import { wordings } from '../parts/wordings.ts'

interface FilterProps {
  label: string
  /** Stands where nothing is chosen. */
  any: string
  value: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string | undefined) => void
}

const Filter = ({ label, any, value, options, onChange }: FilterProps) => (
  <Select
    size="small"
    displayEmpty
    value={options.some((each) => each.value === value) ? (value ?? '') : ''}
    inputProps={{ 'aria-label': label }}
    onChange={({ target }) => onChange(target.value || undefined)}
    sx={{ maxWidth: 220 }}
  >
    <MenuItem value="">{any}</MenuItem>
    {options.map((each) => (
      <MenuItem key={each.value} value={each.value}>
        {each.label}
      </MenuItem>
    ))}
  </Select>
)

/** Narrows the book to the forms that policies of a product, a state and an industry carry. */
export const FormsFilters = ({ list }: { list: Pick<ReturnType<typeof useListState>, 'filter' | 'setFilter'> }) => {
  const { t } = useTranslation('policyForms')
  const products = useOperation(listProductTypes, {})
  const at = (name: string) => ({
    value: list.filter(name),
    onChange: (value: string | undefined) => list.setFilter(name, value),
  })
  return (
    <>
      <Filter
        label={t('columns.products')}
        any={t('everyProduct')}
        options={(products.data ?? []).map(({ id }) => ({ value: id, label: productNameOf(id) }))}
        {...at('product')}
      />
      {regionHasStates && (
        <Filter
          label={t('columns.state')}
          any={t('everyState')}
          options={statesOf(region).map(({ abbreviation, name }) => ({ value: abbreviation, label: name }))}
          {...at('state')}
        />
      )}
      <Filter
        label={t('columns.sectors')}
        any={t('everySector')}
        options={sectors.map((value) => ({ value, label: sectorNames[value] }))}
        {...at('sector')}
      />
      <Filter
        label={t('words.label')}
        any={t('words.any')}
        options={wordings.map((value) => ({ value, label: t(`words.${value}`) }))}
        {...at('words')}
      />
    </>
  )
}
