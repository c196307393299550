import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { setClaimPosition } from '#shared/contracts/claims/desk.ts'
import { mustQuote } from '#shared/domain/claims/reliedOn.ts'
import { ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import { coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ProvisionFields } from '../forms/ProvisionFields.tsx'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, policyId: PolicyId.optional() })

const { position, letter, provisions } = setClaimPosition.body.shape

/** Provisions are said of a position that quotes some; of others those that were begun count for nothing. */
const PositionForm = z.preprocess((entered) => {
  const values = entered as { readonly position?: unknown }
  const quotes = coveragePositions.some((each) => each === values.position && mustQuote(each))
  return quotes ? entered : { ...values, provisions: undefined }
}, z.object({ position, letter, provisions })) as z.ZodType<
  z.output<typeof setClaimPosition.body>,
  z.input<typeof setClaimPosition.body>
>
type Props = z.infer<typeof Data> & { onClose: () => void }

/** The letter, with what one of its position has to say; what the law adds stands in it by itself. */
const LetterField = () => {
  const { t } = useTranslation('claims')
  const position: unknown = useWatch({ name: 'position' })
  const chosen = coveragePositions.find((each) => each === position)
  return (
    <TextField
      name="letter"
      label={t('fields.letter')}
      hint={chosen === undefined ? t('fields.letterHint') : t(`letterHints.${chosen}`)}
      rows={8}
    />
  )
}

/** What a position relies on, where it denies cover or reserves the right to. */
const Provisions = ({ policyId }: { policyId: PolicyId | undefined }) => {
  const chosen: unknown = useWatch({ name: 'position' })
  const quotes = coveragePositions.some((each) => each === chosen && mustQuote(each))
  return quotes ? <ProvisionFields policyId={policyId} /> : null
}

/** Takes a position on cover, with its letter. */
export const SetClaimPositionDialog = ({ claimId, policyId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(setClaimPosition, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('setClaimPosition.title')}
      submitLabel={t('setClaimPosition.submit')}
      width="md"
      schema={PositionForm}
      defaultValues={{ letter: '', provisions: policyId === undefined ? [] : [{ formNumber: '', text: '' }] }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('setClaimPosition.done'))
      }}
      onClose={onClose}
    >
      <SelectField
        name="position"
        label={t('fields.position')}
        options={coveragePositions.map((value) => ({ value, label: t(`positions.${value}`) }))}
      />
      <LetterField />
      <Provisions policyId={policyId} />
    </FormDialog>
  )
}

export default hosted(Data, SetClaimPositionDialog)
