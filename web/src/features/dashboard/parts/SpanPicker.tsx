import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { type Span, spans } from './spans.ts'

/** Over which span the portfolio is told. */
export const SpanPicker = ({ span, onPick }: { span: Span; onPick: (span: Span) => void }) => {
  const { t } = useTranslation('dashboard')
  return (
    <TextField
      select
      size="small"
      label={t('portfolio.quotesOf')}
      value={span}
      onChange={({ target }) => onPick(Number(target.value) as Span)}
      sx={{ width: 'max(14rem, 190px)', justifySelf: 'start' }}
    >
      {spans.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`spans.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
