import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatorChoice } from '#shared/domain/rating/calculatorState.ts'
import { money } from '#web/i18n/format.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { CoverageRow } from './CoverageRow.tsx'
import type { ShownGroup } from './coverageGroups.ts'

type CoverageGroupProps = {
  group: ShownGroup
  product: string
  onChange: (id: number, change: Partial<CalculatorChoice>) => void
  onAnswer?: ((id: number) => void) | undefined
  onUnlock?: (() => void) | undefined
  /** Where it stands among the headings of the screen. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** One group of coverages with how many are on and what they cost; what the product lacks is folded away. */
export const CoverageGroup = ({ group, product, onChange, onAnswer, onUnlock, heading = 'h2' }: CoverageGroupProps) => {
  const { t } = useTranslation('quote')
  const { nameOf } = useProductWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { coverages, offProduct } = group
  const on = coverages.filter(({ selected }) => selected)
  const premium = on.reduce((sum, coverage) => sum + coverage.premium, 0)
  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-title`} sx={{ borderRadius: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: { xs: 1.5, sm: 2 }, py: 1.25 }}>
        <Typography variant="h4" component={heading} id={`${id}-title`} sx={{ flex: 1, minWidth: 0 }}>
          {t(`groups.${group.groupId}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary" className="tabular">
          {t('calculator.onOf', { on: on.length, of: coverages.length })}
        </Typography>
        <Typography component="span" className="tabular" sx={{ fontWeight: 500, minWidth: 64, textAlign: 'right' }}>
          {premium === 0 ? '' : money(premium)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {coverages.map((coverage) => (
          <CoverageRow
            key={coverage.id}
            coverage={coverage}
            onChange={onChange}
            onAnswer={onAnswer}
            onUnlock={onUnlock}
          />
        ))}
      </Box>
      {offProduct.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={`${id}-off`}
            onClick={() => setOpen(!open)}
            endIcon={<ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
            sx={{
              color: 'text.secondary',
              fontWeight: 400,
              m: 0.5,
              maxWidth: 'calc(100% - 8px)',
              whiteSpace: 'normal',
              textAlign: 'left',
            }}
          >
            {t('calculator.offProduct', { count: offProduct.length, product: nameOf(product) })}
          </Button>
          <Collapse in={open} id={`${id}-off`} unmountOnExit>
            <Box component="ul" sx={{ m: 0, pl: 4, pr: 2, pb: 1.5, color: 'text.secondary' }}>
              {offProduct.map(({ id: coverageId, name, reason }) => (
                <Typography component="li" variant="body2" key={coverageId}>
                  {name}
                  {reason && <> – {reason.cure}</>}
                </Typography>
              ))}
            </Box>
          </Collapse>
        </Box>
      )}
    </Paper>
  )
}
