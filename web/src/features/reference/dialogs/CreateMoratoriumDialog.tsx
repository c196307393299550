import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchStates } from '#shared/contracts/account/states.ts'
import { createMoratorium, listMoratoriums } from '#shared/contracts/policy/moratoriums.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { ActsField } from '#web/records/freeze/ActsField.tsx'
import { toast } from '#web/ui/toast.ts'
import { codesOf, MoratoriumForm } from '../forms/moratoriumForm.ts'

const NoData = z.object({})
type Props = { onClose: () => void }

/** Declares a moratorium: what an authority forbids for a time, and where. */
const CreateMoratoriumDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('reference')
  const create = useCommand(createMoratorium, { invalidates: [listMoratoriums] })
  const states = useOperation(searchStates, { query: { page: '0', size: 100 } })
  const options = (states.data?.content ?? []).map(({ stateName, stateNameAbbrv }) => ({
    value: stateNameAbbrv,
    label: stateName,
  }))
  return (
    <FormDialog
      title={t('moratorium.addTitle')}
      submitLabel={t('moratorium.add')}
      schema={MoratoriumForm}
      defaultValues={{ source: '', reason: '', states: [], postcodes: '', acts: [] }}
      onSubmit={async ({ postcodes, ...body }) => {
        await create.mutateAsync({ body: { ...body, postcodes: codesOf(postcodes) } })
        toast.success(t('moratorium.added', { source: body.source }))
      }}
      onClose={onClose}
    >
      <TextField name="source" label={t('moratorium.source')} hint={t('moratorium.sourceHint')} autoFocus />
      <TextField name="reason" label={t('moratorium.reason')} rows={2} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateField name="from" label={t('moratorium.from')} />
        <DateField name="until" label={t('moratorium.until')} />
      </Box>
      {options.length > 0 && (
        <MultiSelectField name="states" label={t('moratorium.states')} options={options} optional />
      )}
      <TextField name="postcodes" label={t('moratorium.postcodes')} hint={t('moratorium.postcodesHint')} optional />
      <ActsField />
    </FormDialog>
  )
}

export default hosted(NoData, CreateMoratoriumDialog)
