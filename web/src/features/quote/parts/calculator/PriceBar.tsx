import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatorAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { PriceFigure } from './PriceFigure.tsx'

type PriceBarProps = {
  answer: CalculatorAnswer | undefined
  pending: boolean
  /** The one deed that stays within reach of the thumb. */
  action: ReactNode
  /** The whole panel, when the bar is opened. */
  children: ReactNode
}

/** The price where there is no room beside the coverages: a bar at the bottom that opens to the whole panel. */
export const PriceBar = ({ answer, pending, action, children }: PriceBarProps) => {
  const { t } = useTranslation(['quote', 'common'])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Box
        component="aside"
        aria-label={t('price.title')}
        sx={{
          display: { xs: 'flex', md: 'none' },
          position: 'fixed',
          insetInline: 0,
          // Above the navigation of a phone.
          bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
          zIndex: 'appBar',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          boxShadow: '0 -6px 18px rgb(10 20 40 / 0.08)',
        }}
      >
        <Box sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2 }}>
          {pending && answer && <LinearProgress sx={{ height: 2 }} aria-label={t('calculator.pricing')} />}
        </Box>
        <ButtonBase
          // A `button` may hold words alone, and the price stands in blocks.
          component="div"
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={t('price.openPanel')}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            gap: 1,
            textAlign: 'left',
            borderRadius: 1,
            font: 'inherit',
          }}
        >
          <ChevronDownIcon sx={{ transform: 'rotate(180deg)', color: 'text.secondary' }} />
          <Box sx={{ minWidth: 0 }}>
            <PriceFigure total={answer?.total} pending={pending} size="22px" />
            {answer && <StatusChip status={answer.outcome} label={t(`outcome.${answer.outcome}`)} />}
          </Box>
        </ButtonBase>
        {action}
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('price.title'),
            sx: { borderRadius: '16px 16px 0 0', maxHeight: '86dvh' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
          <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
            {t('price.title')}
          </Typography>
          <IconButton aria-label={t('common:close')} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Box>
        {children}
      </Drawer>
    </>
  )
}
