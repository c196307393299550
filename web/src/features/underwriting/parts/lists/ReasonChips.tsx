import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { reasonKey } from './reasonKey.ts'
import { weightiestFirst } from './reasonWeight.ts'

/** Chips in a row before the rest is a number. */
const most = 2

/**
 * Why a quote is referred, the weightiest first, in a word or two each; the whole sentences on hover and for screen readers.
 * On a card the weightiest is said in words, and how many there are besides.
 */
export const ReasonChips = ({ reasons: told }: { reasons: readonly string[] }) => {
  const { t } = useTranslation('underwriting')
  const isCard = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const reasons = weightiestFirst(told)
  const [weightiest] = reasons
  if (weightiest === undefined) return <span>–</span>
  if (isCard)
    return (
      <span>
        {weightiest}
        {reasons.length > 1 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {t('inbox.moreReasons', { count: reasons.length - 1 })}
          </Box>
        )}
      </span>
    )
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
