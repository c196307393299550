import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type IrpmCharacteristicName, irpmCharacteristics } from '#shared/contracts/quote/quoteParts.ts'
import { updateIrpm } from '#shared/contracts/quote/underwriting.ts'
import { getIrpm } from '#shared/contracts/rater/rules.ts'
import { irpmModifier } from '#shared/domain/rating/irpm.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { DialogFrame } from '../../../dialogs/DialogFrame.tsx'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { PercentField } from '../../../forms/PercentField.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { number } from '../../../i18n/format.ts'
import { figure } from '../../../theme/typography.ts'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { type IrpmRanges, irpmForm } from '../forms/irpmForm.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const values = (form: Readonly<Record<string, unknown>>): Record<IrpmCharacteristicName, number> =>
  Object.fromEntries(
    irpmCharacteristics.map((name) => [name, typeof form[name] === 'number' ? form[name] : 0]),
  ) as Record<IrpmCharacteristicName, number> // one entry for each name

/** Whether a percentage lowers the premium or raises it, in the trade's word. */
const effectKey = (percentage: number): 'irpm.credit' | 'irpm.debit' | undefined =>
  percentage === 0 ? undefined : percentage < 0 ? 'irpm.credit' : 'irpm.debit'

const Characteristic = ({ name, range }: { name: IrpmCharacteristicName; range: IrpmRanges[string] | undefined }) => {
  const { t } = useTranslation('underwriting')
  const form = useFormContext()
  const effect = effectKey(values(form.watch())[name])
  const bounds = range && t('irpm.range', { min: number(range.min), max: number(range.max) })
  return (
    <PercentField
      name={name}
      label={t(`irpm.characteristic.${name}`)}
      hint={[bounds, effect && t(effect)].filter(Boolean).join(' · ')}
    />
  )
}

const Total = () => {
  const { t } = useTranslation('underwriting')
  const form = useFormContext()
  const percentages = values(form.watch())
  const total = Math.round(Object.values(percentages).reduce((sum, each) => sum + each, 0) * 10) / 10
  const effect = effectKey(total)
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        gap: 3,
        alignItems: 'baseline',
        position: 'sticky',
        bottom: -16,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        py: 1.5,
        zIndex: 1,
      }}
    >
      {[
        { label: t('irpm.total'), value: `${total > 0 ? '+' : ''}${number(total)} %` },
        { label: t('irpm.modifier'), value: number(irpmModifier(percentages)) },
      ].map(({ label, value }) => (
        <Box key={label}>
          <Typography variant="caption" color="text.secondary">
            {label}
          </Typography>
          <Box sx={{ ...figure, fontSize: 22 }}>{value}</Box>
        </Box>
      ))}
      {effect && (
        <Typography sx={{ color: total < 0 ? 'success.main' : 'warning.dark', fontWeight: 500 }}>
          {t(effect)}
        </Typography>
      )}
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
      <TextField name="irpmNote" label={t('irpm.note')} optional rows={3} maxLength={4000} />
      <Total />
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
export const UpdateIrpmDialog = quoteDialog(Irpm)
