import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostReinsurers } from '#shared/domain/organizations/treaties.ts'
import { PercentField } from '#web/forms/PercentField.tsx'
import { type Option, SelectField } from '#web/forms/SelectField.tsx'
import { AddIcon, DeleteIcon } from '#web/ui/icons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type TreatyPartsProps = { layer: number; reinsurers: readonly Option<string>[] }

/** Who of the reinsurers bears which part of a layer, one line each. */
export const TreatyParts = ({ layer, reinsurers }: TreatyPartsProps) => {
  const { t } = useTranslation('organizations')
  const name = `layers.${layer}.parts`
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr auto', sm: '2fr 1fr auto' },
          }}
        >
          <SelectField name={`${name}.${index}.reinsurerId`} label={t('treaties.reinsurer')} options={reinsurers} />
          <PercentField name={`${name}.${index}.percent`} label={t('treaties.part')} decimals={2} />
          <WhyNot reason={fields.length === 1 ? t('treaties.lastPart') : undefined}>
            <IconButton
              aria-label={t('treaties.removePart', { number: index + 1, layer: layer + 1 })}
              onClick={() => remove(index)}
              sx={{ mt: 3 }}
            >
              <DeleteIcon />
            </IconButton>
          </WhyNot>
        </Box>
      ))}
      {fields.length < mostReinsurers && (
        <Box>
          <Button
            size="small"
            startIcon={<AddIcon />}
            aria-label={t('treaties.addPartTo', { layer: layer + 1 })}
            onClick={() => append({ reinsurerId: reinsurers[0]?.value ?? '', percent: 10 }, { shouldFocus: false })}
          >
            {t('treaties.addPart')}
          </Button>
        </Box>
      )}
    </>
  )
}
