import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { CoverageChoices } from '#web/records/coverages/CoverageChoices.tsx'
import { shownCoverages, withChosen } from '#web/records/coverages/chosenCoverages.ts'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { byDate, type EndorseValues, movedBy } from '../../forms/endorseForm.ts'
import { Section } from './Section.tsx'

type CoverFieldsProps = { product: Policy['productType']; endorsable: EndorsableTerms }

const amounts = (values: readonly number[]) => values.map((value) => ({ value, label: wholeMoney(value) }))

/** Limit, deductible and what else holds for the whole cover, as far as the product has it. */
const WholeTerms = ({ endorsable }: Pick<CoverFieldsProps, 'endorsable'>) => {
  const { t } = useTranslation(['policy', 'quote'])
  const { t: inQuote } = useTranslation('quote')
  const form = useFormContext<EndorseValues>()
  const retro = form.watch('retro')
  const { limits, limitHeldBy, deductibles, waitingPeriods, retroActivePeriods, latestRetroActiveDate } = endorsable
  const held =
    limitHeldBy &&
    (limitHeldBy.length === 0
      ? t('policy:endorse.limitHeld')
      : t('policy:endorse.limitHeldBy', { layers: limitHeldBy.map(({ policyNumber }) => policyNumber).join(', ') }))
  return (
    <FieldGrid>
      <SelectField name="limit" label={t('policy:term.aggLimit')} notNow={held} options={amounts(limits)} />
      <SelectField name="deductible" label={t('policy:term.deductible')} options={amounts(deductibles)} />
      {waitingPeriods.length > 0 && (
        <SelectField
          name="waitingPeriod"
          label={t('policy:term.waitingPeriod')}
          options={waitingPeriods.map((value) => ({ value, label: waitingWords(inQuote, value) }))}
        />
      )}
      {retroActivePeriods.length > 0 && (
        <SelectField
          name="retro"
          label={t('policy:term.retroActivePeriod')}
          options={[
            ...retroActivePeriods.map((period) => ({ value: String(period), label: retroWords(inQuote, period) })),
            { value: byDate, label: inQuote('retro.date') },
          ]}
        />
      )}
      {retro === byDate && (
        <DateField
          name="retroActiveDate"
          label={t('policy:term.retroActiveDate')}
          hint={inQuote('terms.retroDateHint')}
          max={latestRetroActiveDate}
        />
      )}
    </FieldGrid>
  )
}

/** The terms of the whole cover, then coverage by coverage. */
export const CoverFields = ({ product, endorsable }: CoverFieldsProps) => {
  const { t } = useTranslation('policy')
  const form = useFormContext<EndorseValues>()
  const [limit, deductible, waitingPeriod, retro, retroActiveDate, coverages] = form.watch([
    'limit',
    'deductible',
    'waitingPeriod',
    'retro',
    'retroActiveDate',
    'coverages',
  ])
  const moved = movedBy(endorsable, { limit, deductible, waitingPeriod, retro, retroActiveDate }, region.code)
  const shown = shownCoverages(endorsable.coverages, coverages, moved)
  return (
    <>
      <WholeTerms endorsable={endorsable} />
      <Section title={t('endorse.coverages')} isOpen>
        <CoverageChoices
          coverages={shown}
          product={product}
          onChange={(id, change) =>
            form.setValue('coverages', withChosen(form.getValues('coverages'), id, change), { shouldDirty: true })
          }
        />
      </Section>
    </>
  )
}
