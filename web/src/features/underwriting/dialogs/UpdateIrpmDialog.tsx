import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { type IrpmCharacteristicName, irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import { updateIrpm } from '#shared/contracts/quote/underwriting.ts'
import { getIrpm } from '#shared/contracts/rater/rules.ts'
import { allTogether, irpmModifier } from '#shared/domain/rating/irpm.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { PercentField } from '#web/forms/PercentField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { number } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { irpmEffect } from '../forms/irpmEffect.ts'
import { type IrpmRanges, irpmForm } from '../forms/irpmForm.ts'
import { atTheFoot, LivePrice } from '../parts/LivePrice.tsx'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const values = (form: Readonly<Record<string, unknown>>): Record<IrpmCharacteristicName, number> =>
  Object.fromEntries(
    irpmCharacteristics.map((name) => [name, typeof form[name] === 'number' ? form[name] : 0]),
  ) as Record<IrpmCharacteristicName, number> // one entry for each name

const Characteristic = ({ name, range }: { name: IrpmCharacteristicName; range: IrpmRanges[string] | undefined }) => {
  const { t } = useTranslation('underwriting')
  const form = useFormContext()
  const effect = irpmEffect(values(form.watch())[name])
  const bounds = range && t('irpm.range', { min: number(range.min), max: number(range.max) })
  return (
    <PercentField
      name={name}
      label={t(`irpm.characteristic.${name}`)}
      hint={[bounds, effect && t(effect)].filter(Boolean).join(' · ')}
    />
  )
}

/** What the entries come to: the modifier, whether the rate book takes it, and the price with it. */
const Total = ({ quote, range }: { quote: Quote; range: IrpmRanges[string] | undefined }) => {
  const { t } = useTranslation('underwriting')
  const percentages = values(useFormContext().watch())
  const total = Math.round(Object.values(percentages).reduce((sum, each) => sum + each, 0) * 10) / 10
  const effect = irpmEffect(total)
  const beyond = range !== undefined && (total < range.min || total > range.max)
  const before = values(quote.irpm ?? {})
  const changed = irpmCharacteristics.some((name) => before[name] !== percentages[name])
  return (
    <Box sx={{ ...atTheFoot, display: 'grid', gap: 0.5 }}>
      <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'baseline' }}>
        {[
          { label: t('irpm.total'), value: `${total > 0 ? '+' : ''}${number(total)}%` },
          { label: t('irpm.modifier'), value: number(irpmModifier(percentages)) },
        ].map(({ label, value }) => (
          <Box key={label}>
            <Typography variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Box sx={{ ...figure, fontSize: 22, color: beyond ? 'error.main' : 'inherit' }}>{value}</Box>
          </Box>
        ))}
        {effect && (
          <Typography sx={{ color: total < 0 ? 'success.main' : 'warning.dark', fontWeight: 500 }}>
            {t(effect)}
          </Typography>
        )}
      </Box>
      {range && (
        <Typography variant="body2" color={beyond ? 'error' : 'text.secondary'} {...(beyond && { role: 'alert' })}>
          {t(beyond ? 'irpm.beyondTotal' : 'irpm.totalRange', { min: number(range.min), max: number(range.max) })}
        </Typography>
      )}
      <LivePrice quote={quote} terms={changed && !beyond ? { irpm: percentages } : undefined} />
    </Box>
  )
}

const IrpmForm = ({ quote, onClose, ranges }: QuoteDialogProps & { ranges: IrpmRanges }) => {
  const { t } = useTranslation('underwriting')
  const update = useCommand(updateIrpm, { invalidates: quoteReads })
  const schema = useMemo(() => irpmForm(ranges, t('irpm.invalid')), [ranges, t])
  const { irpm } = quote
  return (
    <FormDialog
      as="drawer"
      title={t('irpm.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('irpm.save')}
      needsChange
      schema={schema}
      defaultValues={{ ...values(irpm ?? {}), irpmNote: irpm?.irpmNote ?? '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        const { noOfEmployeesAll: numberOfEmployees, revenue } = quote.firmographicData
        await update.mutateAsync({
          params: { quoteId: quote.id },
          query: { isSurplus: quote.isSurplus ? 'true' : 'false' },
          body: {
            ...body,
            accountId: quote.accountId,
            accountName: quote.companyName,
            quoteId: quote.id,
            quoteNumber: quote.quoteNumber,
            irpmModifier: irpmModifier(values(body)),
            ...(numberOfEmployees === undefined ? {} : { numberOfEmployees }),
            ...(revenue === undefined ? {} : { revenue }),
          },
        })
        toast.success(t('irpm.done'))
      }}
    >
      <Typography color="text.secondary">{t('irpm.hint')}</Typography>
      <Box
        sx={{ display: 'grid', columnGap: 2, rowGap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end' }}
      >
        {irpmCharacteristics.map((name) => (
          <Characteristic key={name} name={name} range={ranges[name]} />
        ))}
      </Box>
      <TextField name="irpmNote" label={t('irpm.note')} rows={3} maxLength={4000} />
      <Total quote={quote} range={ranges[allTogether]} />
    </FormDialog>
  )
}

const Irpm = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const { state } = quote.firmographicData
  const published = useOperation(getIrpm, {
    query: { isSurplus: quote.isSurplus ? 'true' : 'false', ...(state ? { state } : {}) },
  })
  const ranges = useMemo(
    (): IrpmRanges | undefined =>
      published.data &&
      Object.fromEntries(
        published.data.map(({ characteristic, min, max }) => [characteristic, { min: min * 100, max: max * 100 }]),
      ),
    [published.data],
  )
  if (ranges) return <IrpmForm quote={quote} onClose={onClose} ranges={ranges} />
  return (
    <DialogFrame as="drawer" title={t('irpm.title', { quoteNumber: quote.quoteNumber })} onClose={onClose}>
      <DialogContent>
        {published.error ? (
          <ProblemPanel error={published.error} onRetry={() => void published.refetch()} />
        ) : (
          <FormSkeleton fields={7} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

/** Modifies the premium for what is particular about the risk, within the rate book's ranges. */
export default quoteDialog(Irpm)
