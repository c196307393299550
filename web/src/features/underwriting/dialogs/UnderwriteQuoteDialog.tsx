import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import { listCoverages } from '#shared/contracts/rater/catalogue.ts'
import { productTerms } from '#shared/domain/coverage/productTerms.ts'
import { retroPeriods, waitingPeriods } from '#shared/domain/coverage/terms.ts'
import type { CalculatorCoverage } from '#shared/domain/rating/calculatorAnswer.ts'
import { limitsOffered, offeredTerms } from '#shared/regions/offered.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import type { Place } from '#web/records/coverages/chosenCoverages.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { CoverageChoices } from '../forms/CoverageChoices.tsx'
import { byDate, coveragesOf, type ProductCoverage, Terms, termsChange, termsOf } from '../forms/termsForm.ts'
import { atTheFoot, LivePrice } from '../parts/LivePrice.tsx'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

/** The amounts on offer, and the one that stands where it is none of them. */
const amounts = (offered: readonly number[], standing: number) =>
  [...new Set([...offered, standing])].sort((a, b) => a - b).map((value) => ({ value, label: wholeMoney(value) }))

type TypedPriceProps = {
  quote: Quote
  coverages: readonly CalculatorCoverage[]
  place: Place
}

const TypedPrice = ({ quote, coverages, place }: TypedPriceProps) => {
  const typed = Terms.omit({ note: true }).safeParse(useWatch())
  return (
    <Box sx={atTheFoot}>
      <LivePrice quote={quote} terms={typed.success ? termsChange(quote, typed.data, coverages, place) : undefined} />
    </Box>
  )
}

/** How far back it reaches: a period, or a date in its place that is not after the start of cover. */
const RetroFields = () => {
  const { t } = useTranslation('underwriting')
  const { t: inQuote } = useTranslation('quote')
  const [retro, effectiveDate] = useWatch<Terms, ['retro', 'effectiveDate']>({ name: ['retro', 'effectiveDate'] })
  return (
    <>
      <SelectField
        name="retro"
        label={t('terms.retroActivePeriod')}
        options={[
          ...retroPeriods.map((period) => ({ value: String(period), label: inQuote(`retro.${period}`) })),
          { value: byDate, label: inQuote('retro.date') },
        ]}
      />
      {retro === byDate && (
        <DateField
          name="retroActiveDate"
          label={inQuote('terms.retroDate')}
          hint={inQuote('terms.retroDateHint')}
          max={effectiveDate}
        />
      )}
    </>
  )
}

const TermsForm = ({ quote, onClose, catalogue }: QuoteDialogProps & { catalogue: readonly ProductCoverage[] }) => {
  const { t } = useTranslation('underwriting')
  const underwrite = useCommand(underwriteQuote, { invalidates: quoteReads })
  const { state } = quote.firmographicData
  const place = useMemo(() => ({ region: region.code, state }), [state])
  const before = useMemo(() => termsOf(quote), [quote])
  const coverages = useMemo(() => coveragesOf(quote, catalogue, place), [quote, catalogue, place])
  const { waits, reachesBack } = productTerms(quote.product)
  // What somebody else changes meanwhile is no change of this form, until whoever fills it in has chosen between both.
  const [opened, setOpened] = useState<Quote | undefined>(quote)
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('terms.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('terms.save')}
      needsChange
      schema={Terms}
      defaultValues={before}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = termsChange(opened ?? quote, values, coverages, place)
        setOpened(undefined)
        const after = await underwrite.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('terms.priced', { before: money(quote.totalPremium), after: money(after.totalPremium) }))
      }}
    >
      <Typography color="text.secondary">{t('terms.hint')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField name="limit" label={t('terms.limit')} options={amounts(limitsOffered(region.code), quote.limit)} />
        <SelectField
          name="deductible"
          label={t('terms.deductible')}
          options={amounts(offeredTerms(region.code).deductibles, quote.deductible)}
        />
        {waits && (
          <SelectField
            name="waitingPeriod"
            label={t('terms.waitingPeriod')}
            options={waitingPeriods.map((value) => ({ value, label: t('terms.hours', { count: value }) }))}
          />
        )}
        {reachesBack && <RetroFields />}
        <NumberField
          name="revenueFactor"
          label={t('terms.revenueFactor')}
          hint={t('terms.revenueFactorHint')}
          decimals={2}
        />
        <DateField name="effectiveDate" label={t('terms.effectiveDate')} hint={t('terms.effectiveDateHint')} />
      </Box>
      <TextField name="note" label={t('terms.note')} hint={t('terms.noteHint')} optional rows={2} maxLength={4000} />
      <CoverageChoices quote={quote} coverages={coverages} place={place} />
      <TypedPrice quote={quote} coverages={coverages} place={place} />
    </FormDialog>
  )
}

const UpdateTerms = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const catalogue = useOperation(listCoverages, { params: { productType: quote.product } }, { staleTime: 900_000 })
  const offered = useMemo(() => catalogue.data?.filter(({ available }) => available), [catalogue.data])
  if (offered) return <TermsForm quote={quote} onClose={onClose} catalogue={offered} />
  return (
    <DialogFrame as="drawer" width="md" title={t('terms.title', { quoteNumber: quote.quoteNumber })} onClose={onClose}>
      <DialogContent>
        {catalogue.error ? (
          <ProblemPanel error={catalogue.error} onRetry={() => void catalogue.refetch()} />
        ) : (
          <FormSkeleton fields={8} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

/** Changes the terms of the whole, how far back it reaches among them, and of each coverage; priced again at once. */
export default quoteDialog(UpdateTerms)
