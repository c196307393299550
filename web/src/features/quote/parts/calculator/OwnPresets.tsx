import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { createCustomPreset, listCustomPresets } from '#shared/contracts/rater/presets.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as quoteDialogs from '../../dialogs.ts'
import { type Choices, keptChoices } from './selection.ts'

type OwnPresetsProps = {
  /** The coverages as they are chosen now; none while nothing is priced. */
  standing: Choices
  /** The numbers of the coverages that the product carries; none while nothing is priced. */
  carried: readonly string[]
  onPick: (coverages: Choices) => void
}

/** Selections that the reader keeps under names of their own: taken with one press, kept, renamed, replaced and removed. */
export const OwnPresets = ({ standing, carried, onPick }: OwnPresetsProps) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const { open } = useDialogs()
  const label = useId()
  const mayKeep = may(createCustomPreset.access)
  const own = useOperation(listCustomPresets, mayKeep ? {} : null)
  const coverages = keptChoices(standing)
  const isPriced = Object.keys(coverages).length > 0
  if (!mayKeep || own.data === undefined) return null
  // One that was kept with another line would choose nothing here.
  const presets = own.data.filter(({ coverages: kept }) => carried.some((id) => kept[id]?.selected === true))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography id={label} component="span" variant="body2" color="text.secondary">
        {t('ownPresets.title')}
      </Typography>
      {presets.length > 0 && (
        <Box
          component="ul"
          aria-labelledby={label}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
        >
          {presets.map((preset) => (
            <Box component="li" key={preset.id} sx={{ display: 'flex', alignItems: 'center', maxWidth: '100%' }}>
              <Chip
                label={preset.name}
                variant="outlined"
                onClick={() => onPick(preset.coverages)}
                sx={{ maxWidth: { xs: 220, sm: 320 } }}
              />
              <RowMenu
                label={t('ownPresets.actions', { name: preset.name })}
                actions={[
                  {
                    label: t('ownPresets.change'),
                    onSelect: () => open(quoteDialogs.updateCustomPreset, { ...preset, present: coverages }),
                  },
                  {
                    label: t('ownPresets.remove'),
                    onSelect: () => open(quoteDialogs.removeCustomPreset, { id: preset.id, name: preset.name }),
                    destructive: true,
                  },
                ]}
              />
            </Box>
          ))}
        </Box>
      )}
      <WhyNot reason={isPriced ? undefined : t('calculator.notNow.pricing')}>
        <Button
          size="small"
          onClick={() => open(quoteDialogs.createCustomPreset, { coverages })}
          sx={{ ml: { sm: 'auto' } }}
        >
          {t('ownPresets.keep')}
        </Button>
      </WhyNot>
    </Box>
  )
}
