import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Declaration } from '#shared/domain/quoting/declarations.ts'

type DeclarationsProps = {
  declarations: readonly Declaration[]
  /** Titles of those that are made so far: a choice that is turned round meanwhile has another. */
  made: readonly string[]
  onMade: (made: readonly string[]) => void
}

/** What the insured states by law, each by itself: read, then ticked. */
export const Declarations = ({ declarations, made, onMade }: DeclarationsProps) => {
  const { t } = useTranslation('quote')
  if (declarations.length === 0) return null
  return (
    <Box role="group" aria-label={t('offer.declarations')} sx={{ display: 'grid', gap: 1 }}>
      {declarations.map(({ key, title, text }) => (
        <FormControlLabel
          key={key}
          sx={{ alignItems: 'flex-start', ml: -1, mr: 0, '& .MuiFormControlLabel-label': { pt: 0.75 } }}
          label={
            <>
              <Typography component="span" sx={{ fontWeight: 500, display: 'block' }}>
                {title}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {text}
              </Typography>
            </>
          }
          control={
            <Checkbox
              size="small"
              checked={made.includes(title)}
              onChange={(_, checked) => onMade(checked ? [...made, title] : made.filter((each) => each !== title))}
            />
          }
        />
      ))}
    </Box>
  )
}
