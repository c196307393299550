import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RateBookView } from '#shared/contracts/rater/rateBookRecord.ts'
import { type FactorTable, factorTables } from '#shared/domain/rating/factorChange.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { useBookWords } from '../parts/bookWords.ts'

type RateBookFieldsProps = { readonly tables: RateBookView['tables'] }

const Change = ({
  index,
  tables,
  onRemove,
}: RateBookFieldsProps & { index: number; onRemove?: (() => void) | undefined }) => {
  const { t } = useTranslation('reference')
  const { tableOf, rowOf, figureOf } = useBookWords()
  const at = (field: string) => `changes.${index}.${field}`
  const table: FactorTable | null = useWatch({ name: at('table') })
  const row: string | null = useWatch({ name: at('row') })
  const rows = tables.find((each) => each.table === table)?.rows ?? []
  const now = rows.find((each) => each.row === row)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1.2fr 1fr 1fr auto' }, alignItems: 'start' }}>
      <SelectField
        name={at('table')}
        label={t('book.table')}
        options={factorTables.map((value) => ({ value, label: tableOf(value) }))}
      />
      <SelectField
        name={at('row')}
        label={t('book.row')}
        options={rows.map((each) => ({ value: each.row, label: table === null ? each.row : rowOf(table, each.row) }))}
      />
      <NumberField
        name={at('value')}
        label={t('book.value')}
        decimals={4}
        hint={now && table !== null ? t('book.now', { value: figureOf(table, now.was ?? now.value) }) : undefined}
      />
      {onRemove && (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove} sx={{ mt: { sm: 3 } }}>
          {t('book.removeChange')}
        </Button>
      )}
    </Box>
  )
}

/** What a version is called, from when it prices, and which factors it sets anew. */
export const RateBookFields = ({ tables }: RateBookFieldsProps) => {
  const { t } = useTranslation('reference')
  const { fields, append, remove } = useFieldArray({ name: 'changes' })
  return (
    <>
      <TextField name="name" label={t('book.name')} maxLength={120} autoFocus />
      <DateField name="effectiveFrom" label={t('book.effectiveFrom')} hint={t('book.effectiveFromHint')} />
      <Typography variant="h5" component="h3">
        {t('book.changesTitle')}
      </Typography>
      {fields.map(({ id }, index) => (
        <Change key={id} index={index} tables={tables} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() => append({ table: null, row: null, value: null }, { shouldFocus: false })}
        >
          {t('book.addChange')}
        </Button>
      </Box>
      <TextField name="note" label={t('book.why')} optional rows={2} maxLength={2000} />
    </>
  )
}
