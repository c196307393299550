import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { type ColourScheme, colourGrounds, shadesOf } from '#shared/domain/organizations/agencyColours.ts'

/** What a colour looks like on pages of a scheme: as a link, on a button, behind words. For the eye: the words stand beside it. */
export const ColourPreview = ({ colour, scheme }: { colour: string; scheme: ColourScheme }) => {
  const { t } = useTranslation('users')
  const { page, paper } = colourGrounds[scheme]
  const { main, pressed, tint, written } = shadesOf(colour, scheme)
  const pill = { display: 'inline-block', borderRadius: 1, px: 1.5, py: 0.75, fontWeight: 500 }
  return (
    <Box aria-hidden sx={{ bgcolor: page, border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box
        sx={{
          bgcolor: paper,
          borderRadius: 1,
          p: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
        }}
      >
        <Box component="span" sx={{ ...pill, bgcolor: main, color: written }}>
          {t('colours.button')}
        </Box>
        <Box component="span" sx={{ color: main, fontWeight: 500 }}>
          {t('colours.link')}
        </Box>
        <Box component="span" sx={{ ...pill, bgcolor: tint, color: pressed }}>
          {t('colours.chosen')}
        </Box>
      </Box>
    </Box>
  )
}
