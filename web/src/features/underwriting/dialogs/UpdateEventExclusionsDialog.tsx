import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { updateEventExclusions } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { ExclusionsForm, mostExclusions } from '../forms/exclusionsForm.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const blank = { claimNumber: '', claimName: '', claimDescription: '', claimDate: '' }

const ItemFields = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const { t } = useTranslation('underwriting')
  const name = (field: string) => `items.${index}.${field}`
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="legend" variant="h5" sx={{ float: 'left' }}>
          {t('exclusions.item', { number: index + 1 })}
        </Typography>
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove}>
          {t('exclusions.remove')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField name={name('claimNumber')} label={t('exclusions.number')} maxLength={200} autoFocus />
        <DateField name={name('claimDate')} label={t('exclusions.date')} />
      </Box>
      <TextField name={name('claimName')} label={t('exclusions.name')} maxLength={200} />
      <TextField
        name={name('claimDescription')}
        label={t('exclusions.description')}
        optional
        rows={2}
        maxLength={2000}
      />
    </Box>
  )
}

const ItemList = () => {
  const { t } = useTranslation('underwriting')
  const { fields, append, remove } = useFieldArray<z.input<typeof ExclusionsForm>>({ name: 'items' })
  return (
    <>
      {fields.length === 0 && <Typography color="text.secondary">{t('exclusions.none')}</Typography>}
      {fields.map(({ id }, index) => (
        <ItemFields key={id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < mostExclusions && (
        <Box>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append(blank, { shouldFocus: false })}>
            {t('exclusions.add')}
          </Button>
        </Box>
      )}
    </>
  )
}

const EventExclusions = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateEventExclusions, { invalidates: quoteReads })
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('exclusions.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('exclusions.save')}
      needsChange
      schema={ExclusionsForm}
      defaultValues={{ items: quote.eventExclusions }}
      onClose={onClose}
      onSubmit={async ({ items }) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body: items })
        toast.success(t('exclusions.done'))
      }}
    >
      <Typography color="text.secondary">{t('exclusions.hint')}</Typography>
      <ItemList />
    </FormDialog>
  )
}

/** Says which past events the policy does not cover. */
export default quoteDialog(EventExclusions)
