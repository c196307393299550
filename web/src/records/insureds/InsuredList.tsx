import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { IndustryCodeField } from '../IndustryCodeField.tsx'
import { blankInsured, type InsuredItem } from './insuredsForm.ts'

const InsuredFields = ({
  list,
  index,
  onRemove,
}: {
  list: string
  index: number
  onRemove?: (() => void) | undefined
}) => {
  const { t } = useTranslation('quote')
  const form = useFormContext()
  const name = (field: keyof InsuredItem) => `${list}.${index}.${field}`
  const code: unknown = form.getValues(name('naicsCode'))
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="legend" variant="h5" sx={{ float: 'left' }}>
          {t('insureds.item', { number: index + 1 })}
        </Typography>
        {onRemove && (
          <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={onRemove}>
            {t('insureds.remove')}
          </Button>
        )}
      </Box>
      <TextField name={name('businessName')} label={t('insureds.name')} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField name={name('address1')} label={t('insureds.street')} maxLength={200} />
        <TextField name={name('address2')} label={t('insureds.street2')} optional maxLength={200} />
        <TextField name={name('city')} label={t('insureds.city')} maxLength={200} />
        {regionHasStates && <StateField name={name('state')} label={t('insureds.state')} />}
        <PostcodeField name={name('zipCode')} label={t('insureds.postcode')} />
        <IndustryCodeField
          name={name('naicsCode')}
          label={t('insureds.industry')}
          {...(typeof code === 'string' && code !== ''
            ? { initial: { code, title: undefined, sector: undefined } }
            : {})}
        />
      </Box>
    </Box>
  )
}

type InsuredListProps = {
  /** The form's field. */
  name: string
  most: number
  /** How many are left at least. */
  least?: number
  /** Told how many there are, once one came or went. */
  onCount?: ((count: number) => void) | undefined
}

/** Who is insured besides, one after the other, with what adds and removes them. */
export const InsuredList = ({ name, most, least = 0, onCount }: InsuredListProps) => {
  const { t } = useTranslation('quote')
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <>
      {fields.map(({ id }, index) => (
        <InsuredFields
          key={id}
          list={name}
          index={index}
          onRemove={
            fields.length > least
              ? () => {
                  remove(index)
                  onCount?.(fields.length - 1)
                }
              : undefined
          }
        />
      ))}
      {fields.length < most && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => {
              append(blankInsured, { shouldFocus: false })
              onCount?.(fields.length + 1)
            }}
          >
            {t('insureds.add')}
          </Button>
        </Box>
      )}
    </>
  )
}
