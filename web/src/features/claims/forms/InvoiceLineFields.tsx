import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ToldVendor } from '#shared/contracts/account/vendors.ts'
import { invoiceUnits } from '#shared/domain/claims/invoiceFigures.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { NumericInput } from '#web/forms/NumericInput.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney, number } from '#web/i18n/format.ts'
import { AddIcon } from '#web/ui/icons.tsx'

type Rates = ToldVendor['rates']

/** A line as a form begins with it: of the first that the vendor does, at what is agreed for it. */
export const firstLine = ([rate]: Rates) => ({
  ...(rate && { subcategory: rate.subcategory, rate: rate.hourly }),
  what: '',
  unit: 'HOUR' as const,
})

/** The most lines that an invoice has. */
const most = 50

/** What was done, line by line; what an hour was agreed to cost is filled in. */
export const InvoiceLineFields = ({ rates }: { rates: Rates }) => {
  const { t } = useTranslation('claims')
  const { setValue } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name: 'lines' })
  const agreed = (subcategory: unknown) => rates.find((each) => each.subcategory === subcategory)?.hourly
  return (
    <>
      {fields.map(({ id }, index) => (
        <Paper
          key={id}
          component="fieldset"
          variant="outlined"
          sx={{ m: 0, p: 2, minWidth: 0, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography component="legend" variant="h5" sx={{ flex: 1 }}>
              {t('invoices.line', { number: index + 1 })}
            </Typography>
            {fields.length > 1 && (
              <Button
                size="small"
                aria-label={t('invoices.removeLine', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('invoices.remove')}
              </Button>
            )}
          </Box>
          <SelectField
            name={`lines.${index}.subcategory`}
            label={t('invoices.for')}
            options={rates.map(({ subcategory, hourly }) => ({
              value: subcategory,
              label: t(`subcategories.${subcategory}`),
              hint: t('waiting.hourly', { amount: exactMoney(hourly) }),
            }))}
            onPick={(picked) => {
              const rate = agreed(picked)
              if (rate !== undefined) setValue(`lines.${index}.rate`, rate, { shouldDirty: true })
            }}
          />
          <TextField name={`lines.${index}.what`} label={t('invoices.what')} maxLength={300} />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
            <SelectField
              name={`lines.${index}.unit`}
              label={t('invoices.unit')}
              options={invoiceUnits.map((value) => ({ value, label: t(`invoices.by.${value}`) }))}
            />
            <NumericInput
              name={`lines.${index}.hundredths`}
              label={t('invoices.quantity')}
              decimals={2}
              format={number}
              toShown={(kept) => kept / 100}
              toKept={(shown) => Math.round(shown * 100)}
            />
            <MoneyField name={`lines.${index}.rate`} label={t('invoices.rate')} units="minor" />
          </Box>
        </Paper>
      ))}
      {fields.length < most && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => append(firstLine(rates), { shouldFocus: false })}
          >
            {t('invoices.addLine')}
          </Button>
        </Box>
      )}
    </>
  )
}
