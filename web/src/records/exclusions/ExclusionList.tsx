import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { mostExclusions } from './exclusionsForm.ts'

const blank = { claimNumber: '', claimName: '', claimDescription: '', claimDate: '' }

const ItemFields = ({ list, index, onRemove }: { list: string; index: number; onRemove: () => void }) => {
  const { t } = useTranslation('underwriting')
  const name = (field: string) => `${list}.${index}.${field}`
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

/** The past events that are excluded, one after the other, with what adds and removes them. */
export const ExclusionList = ({ name }: { name: string }) => {
  const { t } = useTranslation('underwriting')
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <>
      {fields.length === 0 && <Typography color="text.secondary">{t('exclusions.none')}</Typography>}
      {fields.map(({ id }, index) => (
        <ItemFields key={id} list={name} index={index} onRemove={() => remove(index)} />
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
