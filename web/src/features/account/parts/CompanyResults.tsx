import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { number } from '#web/i18n/format.ts'
import type { Company } from '../forms/newAccountSchema.ts'
import { addressLines } from './addressLines.ts'

type CompanyResultsProps = {
  /** What was looked for. */
  name: string
  companies: readonly Company[]
  total: number
  onPick: (company: Company) => void
  /** Adds the company although the register does not have it. */
  onAddUnknown: () => void
}

/** Companies of the register to choose from; a company that is not among them can be added as it was typed. */
export const CompanyResults = ({ name, companies, total, onPick, onAddUnknown }: CompanyResultsProps) => {
  const { t } = useTranslation('account')
  return (
    <Box role="region" aria-label={t('new.results')} sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="body2" role="status" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
        {total === 0 ? t('new.noResults', { name }) : t('new.found', { count: total, total: number(total) })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflow: 'auto' }}>
        {companies.map((company) => (
          <Box component="li" key={company.cbid} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <ButtonBase
              onClick={() => onPick(company)}
              sx={{
                width: '100%',
                px: 1.5,
                py: 1,
                justifyContent: 'space-between',
                gap: 2,
                textAlign: 'left',
                '&:hover': { bgcolor: 'action.hover' },
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{company.name}</Typography>
                <Typography variant="body2" color="text.secondary" noWrap>
                  {addressLines(company).join(', ')}
                </Typography>
              </Box>
              <Typography variant="body2" color="primary" sx={{ fontWeight: 500, flex: 'none' }}>
                {t('new.choose')}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" onClick={onAddUnknown}>
          {t('new.addUnknown', { name })}
        </Button>
      </Box>
    </Box>
  )
}
