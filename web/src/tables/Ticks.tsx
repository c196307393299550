import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import type { DataTableProps } from './DataTable.tsx'

type Selection = NonNullable<DataTableProps<unknown>['selection']>

/** The box that ticks a row. */
export const RowTick = ({ selection, id }: { selection: Selection; id: string }) => {
  const { t } = useTranslation()
  return (
    <Checkbox
      size="small"
      checked={selection.ids.has(id)}
      onChange={(_, checked) => {
        const next = new Set(selection.ids)
        if (checked) next.add(id)
        else next.delete(id)
        selection.onChange(next)
      }}
      slotProps={{ input: { 'aria-label': t('table.select') } }}
    />
  )
}

/** The box that ticks every row of the page; its words are read, or heard alone. */
export const PageTick = ({
  selection,
  ids,
  said = false,
}: {
  selection: Selection
  ids: readonly string[]
  said?: boolean
}) => {
  const { t } = useTranslation()
  const ticked = ids.filter((id) => selection.ids.has(id)).length
  const label = t('table.selectAll')
  const box = (
    <Checkbox
      size="small"
      checked={ids.length > 0 && ticked === ids.length}
      indeterminate={ticked > 0 && ticked < ids.length}
      onChange={(_, all) => selection.onChange(new Set(all ? ids : []))}
      {...(!said && { slotProps: { input: { 'aria-label': label } } })}
    />
  )
  return said ? <FormControlLabel control={box} label={label} slotProps={{ typography: { variant: 'body2' } }} /> : box
}
