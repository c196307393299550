import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { mostLayers } from '#shared/domain/organizations/treaties.ts'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { PercentField } from '#web/forms/PercentField.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { TreatyParts } from './TreatyParts.tsx'
import { usualLayer } from './treatyForm.ts'
import { useOrganizationOptions } from './useOrganizationOptions.ts'

const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const

/** The layers of a treaty with who bears them: of a quota share one from the ground, of an excess of loss any above. */
export const TreatyLayers = () => {
  const { t } = useTranslation('organizations')
  const { fields, append, remove } = useFieldArray({ name: 'layers' })
  const isExcess = useWatch({ name: 'kind' }) === 'EXCESS_OF_LOSS'
  const reinsurers = useOrganizationOptions('reinsurer')
  return (
    <>
      {fields.map(({ id }, index) => (
        <Paper
          key={id}
          component="fieldset"
          variant="outlined"
          sx={{ m: 0, p: 2, minWidth: 0, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography component="legend" variant="h5" sx={{ flex: 1 }}>
              {t('treaties.layer', { number: index + 1 })}
            </Typography>
            {fields.length > 1 && (
              <Button
                size="small"
                aria-label={t('treaties.removeLayer', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('treaties.remove')}
              </Button>
            )}
          </Box>
          <Box sx={pair}>
            <MoneyField
              units="whole"
              name={`layers.${index}.attachment`}
              label={t('treaties.attachment')}
              hint={t(isExcess ? 'treaties.attachmentHint' : 'treaties.fromTheGround')}
            />
            <MoneyField
              units="whole"
              name={`layers.${index}.limit`}
              label={t('treaties.limit')}
              hint={t('treaties.limitHint')}
            />
            <PercentField
              name={`layers.${index}.share`}
              label={t('treaties.share')}
              hint={t('treaties.shareHint')}
              decimals={2}
            />
            <PercentField
              name={`layers.${index}.rate`}
              label={t('treaties.rate')}
              hint={t(isExcess ? 'treaties.rateHint' : 'treaties.noRate')}
              decimals={2}
            />
          </Box>
          <TreatyParts layer={index} reinsurers={reinsurers} />
        </Paper>
      ))}
      {fields.length < mostLayers && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() =>
              append(
                { ...usualLayer, parts: [{ reinsurerId: reinsurers[0]?.value ?? '', percent: 100 }] },
                { shouldFocus: false },
              )
            }
          >
            {t('treaties.addLayer')}
          </Button>
        </Box>
      )}
    </>
  )
}
