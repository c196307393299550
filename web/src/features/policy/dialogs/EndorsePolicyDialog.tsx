import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { endorsementWindow } from '#shared/domain/policy/endorsementWindow.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useRested } from '#web/forms/useRested.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChangeMoney } from '../parts/ChangeMoney.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'

/** What the dialog asks; the price that is confirmed comes from the preview. */
const Schema = createEndorsementQuote.body.pick({
  effectiveDate: true,
  limit: true,
  deductible: true,
  address1: true,
  city: true,
  zipCode: true,
  customerEmail: true,
})
type Asked = z.infer<typeof Schema>

/** Only what is another than the policy has. */
const changesOf = <Typed extends object>(asked: Typed, kept: Partial<Asked>): Partial<Typed> => {
  const had: Readonly<Record<string, unknown>> = kept
  const entries = Object.entries(asked).filter(
    ([key, value]) => key === 'effectiveDate' || (value !== '' && value !== undefined && value !== had[key]),
  )
  return Object.fromEntries(entries) as Partial<Typed> // some of its own entries
}

type PreviewProps = {
  policyId: PolicyDialogProps['policy']['id']
  body: object
}

const usePreview = ({ policyId, body }: PreviewProps) => {
  const rested = useRested(JSON.stringify(body))
  const parsed = useMemo(() => Schema.partial().safeParse(JSON.parse(rested)), [rested])
  const hasChange = parsed.success && Object.keys(parsed.data).some((key) => key !== 'effectiveDate')
  return useOperation(previewEndorsement, hasChange ? { params: { policyId }, body: parsed.data } : null, {
    keepPrevious: true,
  })
}

/** A price that was shown, and what it was shown for. */
type Shown = { readonly of: string; readonly preview: ChangePreview }

const Preview = ({ onShown, ...props }: PreviewProps & { onShown: (shown: Shown) => void }) => {
  const { t } = useTranslation('policy')
  const { data, error, isFetching } = usePreview(props)
  const of = JSON.stringify(props.body)
  const isCurrent = data !== undefined && !isFetching
  useEffect(() => {
    if (isCurrent) onShown({ of, preview: data })
  }, [isCurrent, data, of, onShown])
  if (error) return <ProblemPanel error={error} />
  if (data) return <ChangeMoney preview={data} />
  return isFetching ? <TextSkeleton lines={4} /> : <Typography color="text.secondary">{t('change.none')}</Typography>
}

const Endorse = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const persona = usePersona()
  const endorse = useCommand(createEndorsementQuote, { invalidates: policyReads })
  const preview = useCommand(previewEndorsement)
  const shown = useRef<Shown>(undefined)
  const keepShown = useCallback((now: Shown) => {
    shown.current = now
  }, [])
  const [today] = useState(() => dateAt(new Date().toISOString(), policy.timeZone))
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const { from, to } = endorsementWindow(term, { today, isStaff: persona === 'COWBELL' })
  const { limit, deductible, customerEmail, firmographicData } = policy
  const kept: Partial<Asked> = {
    limit,
    deductible,
    ...(firmographicData.address1 !== undefined && { address1: firmographicData.address1 }),
    ...(firmographicData.city !== undefined && { city: firmographicData.city }),
    ...(firmographicData.zipCode !== undefined && { zipCode: firmographicData.zipCode }),
    ...(customerEmail !== undefined && { customerEmail }),
  }
  const first = today < from ? from : today > to ? to : today
  return (
    <FormDialog
      title={t('endorse.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('endorse.submit')}
      width="sm"
      needsChange
      schema={Schema}
      defaultValues={{ ...kept, effectiveDate: first }}
      onClose={onClose}
      onSubmit={async (asked) => {
        const body = { ...changesOf(asked, kept), effectiveDate: asked.effectiveDate }
        // What was shown is what is confirmed; typed and sent at once, it is asked for first.
        const price =
          shown.current?.of === JSON.stringify(changesOf(asked, kept))
            ? shown.current.preview
            : await preview.mutateAsync({ params: { policyId: policy.id }, body })
        const made = await endorse.mutateAsync({
          body: {
            policyId: policy.id,
            ...body,
            expectedTotal: price.total,
            confirmLater: price.later.length > 0,
          },
        })
        toast.success(t(made.status === 'ISSUED' ? 'endorse.issued' : 'endorse.referred'))
      }}
    >
      {(form) => (
        <>
          <DateField name="effectiveDate" label={t('endorse.day')} min={from} max={to} />
          <FieldGrid>
            <MoneyField name="limit" label={t('term.limit')} units="whole" />
            <MoneyField name="deductible" label={t('term.deductible')} units="whole" />
          </FieldGrid>
          <TextField name="address1" label={t('term.address1')} />
          <FieldGrid>
            <TextField name="city" label={t('term.city')} />
            <TextField name="zipCode" label={t('term.zipCode')} />
          </FieldGrid>
          <TextField name="customerEmail" label={t('term.customerEmail')} />
          <Preview policyId={policy.id} body={changesOf(form.watch(), kept)} onShown={keepShown} />
        </>
      )}
    </FormDialog>
  )
}

/** Changes a policy within its term, with its price before it counts. */
export const EndorsePolicyDialog = policyDialog(Endorse)

export default EndorsePolicyDialog
