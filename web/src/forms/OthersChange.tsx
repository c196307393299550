import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '../i18n/format.ts'
import { Changes } from '../records/History.tsx'
import { fieldWords, valueText } from '../records/historyWords.ts'
import type { FieldWords } from './formNames.ts'
import type { Difference } from './othersChange.ts'
import type { OthersChange as Change } from './useOthersChange.ts'

type OthersChangeProps = {
  change: Change
  /** The fields of the form by their names. */
  names: ReadonlyMap<string, FieldWords>
  /** What a value is called that has no field of its own. */
  words?: ((path: string) => string | undefined) | undefined
  onChoose: (path: string, value: unknown) => void
}

type ChoiceProps = {
  difference: Difference
  label: string
  say: (value: unknown) => string
  onChoose: (value: unknown) => void
}

const Choice = ({ difference: { began, theirs, yours, isTyped }, label, say, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('records')
  const [chosen, setChosen] = useState(isTyped ? 'yours' : 'theirs')
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {label}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {t('others.was', { value: say(began) })}
        </Typography>
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={chosen}
        aria-label={label}
        onChange={(_, next: 'theirs' | 'yours' | null) => {
          if (next === null) return
          setChosen(next)
          onChoose(next === 'theirs' ? theirs : yours)
        }}
        sx={{ mt: 0.5 }}
      >
        {[
          { key: 'theirs' as const, value: theirs },
          { key: 'yours' as const, value: yours },
        ].map(({ key, value }) => (
          <ToggleButton
            key={key}
            value={key}
            sx={{ textTransform: 'none', display: 'block', textAlign: 'left', minHeight: 44, minWidth: 0 }}
          >
            <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {t(`others.${key}`)}
            </Typography>
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
              {say(value)}
            </Typography>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

/** Amounts are told as such; a record's plain fields of these names are in minor units. */
const isAmount = (field: string): boolean => /(premium|fee|total)$/i.test(field)

const inWords = (field: string, value: unknown): unknown =>
  isAmount(field) && typeof value === 'number' ? money(value) : value

/** What others changed since a form was opened: of its own fields either is chosen, of the rest it is told. */
export const OthersChange = ({ change: { differences, facts }, names, words, onChoose }: OthersChangeProps) => {
  const { t } = useTranslation('records')
  // Whoever sent the form stands at its foot: they are led to what there is to choose.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const nameOf = (path: string) => names.get(path)?.label ?? words?.(path) ?? fieldWords(path.replace(/^.*\./, ''), t)
  const sayOf = (path: string) => (value: unknown) =>
    (value === undefined || value === null || value === '' ? undefined : names.get(path)?.say?.(value)) ??
    valueText(value) ??
    t('others.parts')
  const told = facts
    .filter(({ field }) => !differences.some(({ path }) => path === field))
    .map(({ field, before, after }) => ({ field, before: inWords(field, before), after: inWords(field, after) }))
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      severity="warning"
      variant="outlined"
      sx={{
        alignItems: 'flex-start',
        scrollMarginTop: 16,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 650 }}>{t('others.title')}</Typography>
      <Typography variant="body2">{t(differences.length > 0 ? 'others.choose' : 'others.look')}</Typography>
      {differences.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
          {differences.map((difference) => (
            <Choice
              key={difference.path}
              difference={difference}
              label={nameOf(difference.path)}
              say={sayOf(difference.path)}
              onChoose={(value) => onChoose(difference.path, value)}
            />
          ))}
        </Box>
      )}
      {told.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          {differences.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('others.beside')}
            </Typography>
          )}
          <Changes changes={told} />
        </Box>
      )}
    </Alert>
  )
}
