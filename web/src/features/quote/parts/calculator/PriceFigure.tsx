import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { money } from '#web/i18n/format.ts'
import { NumberRoll } from '#web/ui/NumberRoll.tsx'

/** How long the difference to the last price stays. */
const moment = 6000

/** What the last change did to a price; undefined once that is a while ago. */
const useDifference = (total: MinorUnits | undefined, pending: boolean): MinorUnits | undefined => {
  const settled = useRef<MinorUnits>(undefined)
  const [difference, setDifference] = useState<MinorUnits>()
  useEffect(() => {
    if (total === undefined || pending) return
    const before = settled.current
    settled.current = total
    if (before === undefined || before === total) return
    setDifference(total - before)
    const timer = setTimeout(() => setDifference(undefined), moment)
    return () => clearTimeout(timer)
  }, [total, pending])
  return difference
}

type PriceFigureProps = {
  total: MinorUnits | undefined
  pending: boolean
  size?: string | undefined
  /** What the last change came from, in words. */
  cause?: string | undefined
}

/** The total, rolling to its new value, with what the last change did to it. */
export const PriceFigure = ({ total, pending, size = 'max(2.6rem, 34px)', cause }: PriceFigureProps) => {
  const { t } = useTranslation('quote')
  const difference = useDifference(total, pending)
  const more = difference !== undefined && difference > 0
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25, minHeight: size }}>
      <Box sx={{ opacity: pending ? 0.55 : 1, transition: 'opacity 140ms' }}>
        <NumberRoll size={size}>{total === undefined ? '–' : money(total)}</NumberRoll>
      </Box>
      <Typography
        component="span"
        variant="body2"
        role="status"
        className="tabular"
        sx={{
          fontWeight: 500,
          borderRadius: 0.75,
          px: difference === undefined ? 0 : 0.75,
          bgcolor: difference === undefined ? 'transparent' : more ? 'warning.light' : 'success.light',
          color: more ? 'warning.dark' : 'success.dark',
        }}
      >
        {difference !== undefined && t(more ? 'price.more' : 'price.less', { amount: money(Math.abs(difference)) })}
        {difference !== undefined && cause && ` ${cause}`}
      </Typography>
    </Box>
  )
}
