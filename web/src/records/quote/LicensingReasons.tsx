import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { QuoteLicensing } from '#shared/contracts/quote/quoteLicensing.ts'
import { daysInWords } from '#shared/domain/calendar/daysInWords.ts'
import { region } from '#web/i18n/region.ts'
import { InfoIcon, WarningIcon } from '#web/ui/icons.tsx'

const said = (sentence: string): string => daysInWords(sentence, () => region.locale)

/** What keeps somebody from selling, each with what cures it; those that stop it stand out. */
export const LicensingReasons = ({ reasons }: Pick<QuoteLicensing, 'reasons'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    {reasons.map(({ ruleId, message, cure, blocks }) => {
      const Icon = blocks ? WarningIcon : InfoIcon
      return (
        <Box
          key={ruleId}
          component="li"
          data-rule={ruleId}
          sx={{ display: 'grid', gridTemplateColumns: '22px 1fr', columnGap: 1 }}
        >
          <Icon sx={{ color: blocks ? 'error.main' : 'text.secondary', mt: '1px' }} />
          <div>
            <Typography sx={{ fontWeight: blocks ? 500 : 400 }}>{said(message)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {said(cure)}
            </Typography>
          </div>
        </Box>
      )
    })}
  </Box>
)
