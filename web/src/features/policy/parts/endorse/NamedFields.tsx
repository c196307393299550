import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { useMay } from '#web/api/useMay.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { withChosen } from '#web/records/coverages/chosenCoverages.ts'
import { ExclusionList } from '#web/records/exclusions/ExclusionList.tsx'
import { InsuredList } from '#web/records/insureds/InsuredList.tsx'
import { type EndorseValues, mostInsureds } from '../../forms/endorseForm.ts'
import { Section } from './Section.tsx'

const InsuredSection = ({ endorsable }: { endorsable: EndorsableTerms }) => {
  const { t } = useTranslation('policy')
  const form = useFormContext<EndorseValues>()
  const besides = endorsable.coverages.find(({ key }) => key === 'ADDITIONAL_INSURED')
  const count = form.watch('additionalInsureds').length
  return (
    <Section title={t('endorse.insureds')} stands={count === 0 ? t('endorse.nobody') : String(count)}>
      <InsuredList
        name="additionalInsureds"
        most={mostInsureds}
        // Who is named is named by the endorsement, which names nobody once nobody is.
        onCount={(now) => {
          if (besides?.available && !besides.disabled)
            form.setValue('coverages', withChosen(form.getValues('coverages'), besides.id, { selected: now > 0 }), {
              shouldDirty: true,
            })
        }}
      />
    </Section>
  )
}

const ExclusionSection = () => {
  const { t } = useTranslation('policy')
  const form = useFormContext<EndorseValues>()
  const count = form.watch('eventExclusions').length
  return (
    <Section title={t('endorse.exclusions')} stands={count === 0 ? t('endorse.nothing') : String(count)}>
      <ExclusionList name="eventExclusions" />
      <TextField
        name="note"
        label={t('endorse.note')}
        hint={t('endorse.noteHint')}
        optional
        rows={2}
        maxLength={2000}
      />
    </Section>
  )
}

/** Who is insured besides, and for who underwrites which past events are excluded, where the product has a form for it. */
export const NamedFields = ({ endorsable }: { endorsable: EndorsableTerms }) => {
  const may = useMay()
  return (
    <>
      {endorsable.namesInsureds && <InsuredSection endorsable={endorsable} />}
      {endorsable.excludesEvents && may('quote:underwrite') && <ExclusionSection />}
    </>
  )
}
