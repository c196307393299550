import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { setClaimPosition } from '#shared/contracts/claims/desk.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
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

/** Takes a position on cover, with its letter. */
export const SetClaimPositionDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(setClaimPosition, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('setClaimPosition.title')}
      submitLabel={t('setClaimPosition.submit')}
      schema={setClaimPosition.body}
      defaultValues={{ letter: '' }}
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
    </FormDialog>
  )
}

export default hosted(Data, SetClaimPositionDialog)
