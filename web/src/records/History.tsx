import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { HistoryChange, HistoryLine } from '#shared/records/historyEntry.ts'
import { dateTime } from '../i18n/format.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { deedWords, fieldText, fieldWords, tellingChanges } from './historyWords.ts'

const Value = ({ field, value }: { field: string; value: unknown }) =>
  /status$/i.test(field) && typeof value === 'string' ? (
    <StatusChip status={value} />
  ) : (
    <span>{fieldText(field, value)}</span>
  )

const ChangeLine = ({ change: { field, before, after, hidden } }: { change: HistoryChange }) => {
  const { t } = useTranslation('records')
  const isPlain = hidden !== true && fieldText(field, before) !== undefined && fieldText(field, after) !== undefined
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.25, alignItems: 'center', minWidth: 0 }}
    >
      <Typography component="span" variant="body2" color="text.secondary">
        {fieldWords(field, t)}
      </Typography>
      {isPlain ? (
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Value field={field} value={before} />
          <Box component="span" aria-label={t('history.became')} role="img" sx={{ mx: 0.75, color: 'text.secondary' }}>
            →
          </Box>
          <Value field={field} value={after} />
        </Typography>
      ) : (
        <Typography component="span" variant="body2">
          {t('history.changed')}
        </Typography>
      )}
    </Box>
  )
}

/** What a write changed, field by field: what it was, what it is. */
export const Changes = ({ changes }: { changes: readonly HistoryChange[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, '&:not(:empty)': { mt: 0.5 } }}>
    {changes.map((change) => (
      <ChangeLine key={change.field} change={change} />
    ))}
  </Box>
)

type HistoryProps = { lines: readonly HistoryLine[]; more: boolean; label: string }

/** What was done to a record, newest first: when, by whom, and what it changed. */
export const History = ({ lines, more, label }: HistoryProps) => {
  const { t } = useTranslation('records')
  if (lines.length === 0) return <Typography color="text.secondary">{t('history.none')}</Typography>
  return (
    <>
      <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={`${line.version} ${line.at}`}
            sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, '&:first-of-type': { borderTop: 0, pt: 0 } }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {deedWords(line.operation, t)}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {t('history.by', { name: line.by, at: dateTime(line.at) })}
              </Typography>
            </Box>
            <Changes changes={tellingChanges(line)} />
          </Box>
        ))}
      </Box>
      {more && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('history.more')}
        </Typography>
      )}
    </>
  )
}
