import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { reasonKey } from './reasonKey.ts'

/** Chips in a row before the rest is a number. */
const most = 2

/** Why a quote is referred, in a word or two each; the whole sentences on hover and for screen readers. */
export const ReasonChips = ({ reasons }: { reasons: readonly string[] }) => {
  const { t } = useTranslation('underwriting')
  if (reasons.length === 0) return <span>–</span>
  const rest = reasons.length - most
  return (
    <Tooltip
      title={
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {reasons.slice(0, most).map((reason) => (
          <Chip
            key={reason}
            size="small"
            variant="outlined"
            label={t(`reasonShort.${reasonKey(reason)}`, { defaultValue: reason })}
            sx={{ height: 22, maxWidth: 150 }}
          />
        ))}
        {rest > 0 && <Chip size="small" label={`+${rest}`} sx={{ height: 22 }} />}
      </Box>
    </Tooltip>
  )
}
