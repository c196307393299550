import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { DayFilter } from '#web/tables/DayFilter.tsx'
import { AuditSearch } from './AuditSearch.tsx'
import type { AuditChoice } from './auditFilter.ts'
import { auditKinds } from './kindWords.ts'

type AuditFiltersProps = {
  choice: AuditChoice
  onChange: (changes: { readonly [Name in keyof AuditChoice]?: string | undefined }) => void
}

/** To what the trail is narrowed; all of it is in the page's address. */
export const AuditFilters = ({ choice, onChange }: AuditFiltersProps) => {
  const { t } = useTranslation('audit')
  const { find, kind = '', jumpedIn, from, to } = choice
  const isNarrowed = Object.values(choice).some((each) => each !== undefined)
  return (
    <Paper
      variant="outlined"
      sx={{ borderRadius: 1.5, p: 1, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box
        sx={{ flex: { xs: '1 1 100%', md: '1 1 260px' }, maxWidth: { md: 380 }, '& > *': { width: '100% !important' } }}
      >
        <AuditSearch value={find} onSearch={(id) => onChange({ find: id })} />
      </Box>
      <Select
        size="small"
        displayEmpty
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value === '' ? undefined : event.target.value })}
        inputProps={{ 'aria-label': t('kind') }}
        sx={{ flex: { xs: '1 1 100%', sm: 'none' }, minWidth: 150 }}
      >
        <MenuItem value="">{t('kindAll')}</MenuItem>
        {auditKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`kinds.${each}`)}
          </MenuItem>
        ))}
      </Select>
      <DayFilter label={t('from')} value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={t('to')} value={to} onChange={(day) => onChange({ to: day })} />
      <Chip
        component="button"
        label={t('jumpedIn')}
        aria-pressed={jumpedIn !== undefined}
        color={jumpedIn === undefined ? 'default' : 'primary'}
        variant={jumpedIn === undefined ? 'outlined' : 'filled'}
        onClick={() => onChange({ jumpedIn: jumpedIn === undefined ? 'yes' : undefined })}
      />
      {isNarrowed && (
        <Button
          size="small"
          sx={{ ml: 'auto' }}
          onClick={() =>
            onChange({ find: undefined, kind: undefined, jumpedIn: undefined, from: undefined, to: undefined })
          }
        >
          {t('clear')}
        </Button>
      )}
    </Paper>
  )
}
