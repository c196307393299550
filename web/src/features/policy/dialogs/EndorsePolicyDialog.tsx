import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { getEndorsableTerms, previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { withoutEmpty } from '#web/forms/schemaResolver.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { EndorseForm, type EndorseValues, endorsedBody, valuesOf } from '../forms/endorseForm.ts'
import { CoverFields } from '../parts/endorse/CoverFields.tsx'
import { EndorsePrice, EndorseTotal } from '../parts/endorse/EndorsePrice.tsx'
import { NamedFields } from '../parts/endorse/NamedFields.tsx'
import { PeopleFields } from '../parts/endorse/PeopleFields.tsx'
import { useEndorsePreview, type Worked } from '../parts/endorse/useEndorsePreview.ts'
import { useRefusedFields } from '../parts/endorse/useRefusedFields.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

/** What is shown of a change that is typed. */
type Shown = Pick<Worked, 'isPending' | 'preview'>

type FieldsProps = {
  policy: PolicyDialogProps['policy']
  endorsable: EndorsableTerms
  onDay: (day: CalendarDate) => void
  onWorked: (worked: Shown) => void
}

/** The fields and, beside them, what they come to. */
const Fields = ({ policy, endorsable, onDay, onWorked }: FieldsProps) => {
  const { t } = useTranslation('policy')
  const { getValues, reset, watch } = useFormContext<EndorseValues>()
  const known = useRef(endorsable)
  const typed = EndorseForm.safeParse(withoutEmpty(watch()))
  const worked = useEndorsePreview(
    policy.id,
    typed.success ? endorsedBody(endorsable, typed.data, region.code) : undefined,
  )
  const { isPending, preview } = worked
  useRefusedFields(worked.problem)
  useEffect(() => onWorked({ isPending, preview }), [isPending, preview, onWorked])
  const day = watch('effectiveDate')
  useEffect(() => {
    const chosen = CalendarDate.safeParse(day)
    const { earliest, latest: last, effectiveDate } = endorsable
    if (chosen.success && chosen.data !== effectiveDate && chosen.data >= earliest && chosen.data <= last)
      onDay(chosen.data)
  }, [day, endorsable, onDay])
  // On another day the policy may be another: what nobody has touched is that day's.
  useEffect(() => {
    if (known.current === endorsable) return
    known.current = endorsable
    reset({ ...valuesOf(endorsable), effectiveDate: getValues('effectiveDate') }, { keepDirtyValues: true })
  }, [getValues, reset, endorsable])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DateField
          name="effectiveDate"
          label={t('endorse.day')}
          hint={t('endorse.dayHint', { first: date(endorsable.earliest), last: date(endorsable.latest) })}
          min={endorsable.earliest}
          max={endorsable.latest}
        />
        <CoverFields product={policy.productType} endorsable={endorsable} />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <NamedFields endorsable={endorsable} />
          <PeopleFields terms={endorsable.terms} />
        </Box>
      </Box>
      <Box sx={{ position: { md: 'sticky' }, top: 0, minWidth: 0 }}>
        <EndorsePrice worked={worked} isUnfinished={!typed.success} />
      </Box>
    </Box>
  )
}

type EndorseFormProps = PolicyDialogProps & Pick<FieldsProps, 'endorsable' | 'onDay'>

const EndorseWith = ({ policy, endorsable, onDay, onClose }: EndorseFormProps) => {
  const { t } = useTranslation('policy')
  const endorse = useCommand(createEndorsementQuote, { invalidates: policyReads })
  const askAgain = useAskAgain(previewEndorsement)
  const [worked, setWorked] = useState<Shown>()
  const [opened] = useState(() => valuesOf(endorsable))
  const preview = worked?.preview
  return (
    <FormDialog
      as="drawer"
      width="lg"
      title={t('endorse.title', { policyNumber: policy.policyNumber })}
      submitLabel={t(preview !== undefined && preview.reasons.length > 0 ? 'endorse.ask' : 'endorse.submit')}
      needsChange
      // What is confirmed is what is shown.
      notNow={unlessShown(preview !== undefined)}
      schema={EndorseForm}
      defaultValues={opened}
      actions={worked && <EndorseTotal worked={worked} />}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async (values) => {
        const body = endorsedBody(endorsable, values, region.code)
        if (body === undefined || preview === undefined) return
        const made = await endorse.mutateAsync({
          body: {
            policyId: policy.id,
            ...body,
            effectiveDate: values.effectiveDate,
            ...(values.note !== undefined && values.note.trim() !== '' && { note: values.note }),
            expectedTotal: preview.total,
            confirmLater: preview.later.length > 0,
          },
        })
        toast.success(t(made.status === 'ISSUED' ? 'endorse.issued' : 'endorse.referred'))
      }}
    >
      <Fields policy={policy} endorsable={endorsable} onDay={onDay} onWorked={setWorked} />
    </FormDialog>
  )
}

const Endorse = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const [day, setDay] = useState<CalendarDate>()
  const onDay = useCallback((next: CalendarDate) => setDay(next), [])
  const terms = useOperation(
    getEndorsableTerms,
    { params: { policyId: policy.id }, query: { ...(day !== undefined && { effectiveDate: day }) } },
    { keepPrevious: true },
  )
  if (terms.data) return <EndorseWith policy={policy} endorsable={terms.data} onDay={onDay} onClose={onClose} />
  return (
    <DialogFrame
      as="drawer"
      width="lg"
      title={t('endorse.title', { policyNumber: policy.policyNumber })}
      onClose={onClose}
    >
      <DialogContent>
        {terms.error ? (
          <ProblemPanel error={terms.error} onRetry={() => void terms.refetch()} />
        ) : (
          <FormSkeleton fields={8} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

/** Changes a policy within its term, with what that costs and does before it counts. */
export const EndorsePolicyDialog = policyDialog(Endorse)

export default EndorsePolicyDialog
