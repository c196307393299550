import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  type ColourScheme,
  faintestUse,
  isReadable,
  leastContrast,
  nearestReadable,
} from '#shared/domain/organizations/agencyColours.ts'
import { HexColour } from '#shared/domain/organizations/colour.ts'
import { TextField } from '#web/forms/TextField.tsx'
import { number } from '#web/i18n/format.ts'
import { accents } from '#web/theme/palette.ts'
import { ColourPreview } from './ColourPreview.tsx'

/** One of an agency's two colours: typed, or picked by the hand, seen as its clients see it, and how well it can be read there. */
export const ColourField = ({ scheme, autoFocus }: { scheme: ColourScheme; autoFocus?: boolean }) => {
  const { t } = useTranslation('users')
  const { field } = useController({ name: scheme })
  const colour = HexColour.safeParse(field.value).data
  const faint = colour !== undefined && !isReadable(colour, scheme)
  const facts = colour && {
    contrast: number(faintestUse(colour, scheme).contrast),
    least: number(leastContrast),
    where: t(`colours.where.${faintestUse(colour, scheme).use}`),
    nearest: nearestReadable(colour, scheme),
  }
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <TextField
        name={scheme}
        label={t(`colours.${scheme}`)}
        maxLength={7}
        placeholder={accents[scheme]}
        autoFocus={autoFocus}
        startAdornment={
          <Box
            component="input"
            type="color"
            tabIndex={-1}
            aria-hidden
            value={colour ?? accents[scheme]}
            onChange={(event) => field.onChange(event.target.value)}
            sx={{ width: 28, height: 28, p: 0, mr: 1, border: 0, borderRadius: 0.5, bgcolor: 'transparent' }}
          />
        }
      />
      {colour && <ColourPreview colour={colour} scheme={scheme} />}
      {facts && !faint && (
        <Typography variant="body2" color="text.secondary">
          {t('colours.readable', facts)}
        </Typography>
      )}
      {facts && faint && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => field.onChange(facts.nearest)}>
              {t('colours.take', facts)}
            </Button>
          }
        >
          {t('colours.faint', facts)}
        </Alert>
      )}
    </Stack>
  )
}
