import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { AllTexts } from '../i18n/textKey.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { toastPlace } from '../ui/toastPlaces.ts'
import type { Found, NavigationEntry, Searcher } from './feature.ts'

type CommandPaletteProps = {
  entries: readonly NavigationEntry[]
  searchers: readonly Searcher[]
  basePath: string
  onClose: () => void
}

type Group = { readonly heading: string; readonly results: readonly Found[] }

/** Everything by typing: pages at once, records as the features' searches answer. Opened with Ctrl-K. */
export const CommandPalette = ({ entries, searchers, basePath, onClose }: CommandPaletteProps) => {
  const { t } = useTranslation<AllTexts>()
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [records, setRecords] = useState<Readonly<Record<string, readonly Found[]>>>({})
  const [at, setAt] = useState(0)

  useEffect(() => {
    setAt(0)
    if (text.trim().length < 2) {
      setRecords({})
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      for (const { key, search } of searchers)
        search(text.trim(), abort.signal).then(
          (found) => !abort.signal.aborted && setRecords((last) => ({ ...last, [key]: found.slice(0, 6) })),
          () => !abort.signal.aborted && setRecords((last) => ({ ...last, [key]: [] })),
        )
    }, 200)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, searchers])

  const groups = useMemo((): readonly Group[] => {
    const wanted = text.trim().toLowerCase()
    const pages = entries
      .map((entry) => ({ label: t(entry.label), path: entry.path }))
      .filter(({ label }) => label.toLowerCase().includes(wanted))
    return [
      { heading: t('shell.pages'), results: pages },
      ...searchers.map(({ key, label }) => ({ heading: t(label), results: records[key] ?? [] })),
    ].filter(({ results }) => results.length > 0)
  }, [entries, searchers, records, text, t])
  const flat = groups.flatMap(({ results }) => results)

  const open = (found: Found | undefined) => {
    if (!found) return
    onClose()
    navigate(found.path.startsWith('/') ? found.path : `${basePath}/${found.path}`)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': t('shell.search'),
          sx: { position: 'fixed', top: '12vh', m: 0, width: 'min(600px, calc(100vw - 32px))' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <SearchIcon />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt((last) => Math.min(last + 1, flat.length - 1))
            else if (event.key === 'ArrowUp') setAt((last) => Math.max(last - 1, 0))
            else if (event.key === 'Enter') open(flat[at])
            else return
            event.preventDefault()
          }}
          placeholder={t('shell.searchHint')}
          inputProps={{
            role: 'combobox',
            'aria-label': t('shell.search'),
            'aria-expanded': flat.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': flat.length > 0 ? `${listId}-${at}` : undefined,
          }}
          sx={{ py: 1.25, fontSize: 16 }}
        />
      </Box>
      <Box
        id={listId}
        role="listbox"
        aria-label={t('shell.search')}
        sx={{ maxHeight: '56vh', overflowY: 'auto', p: 1 }}
      >
        {groups.map(({ heading, results }) => (
          <Box key={heading} role="group" aria-label={heading}>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block', px: 1, pt: 1 }}>
              {heading}
            </Typography>
            {results.map((found) => {
              const index = flat.indexOf(found)
              return (
                <Box
                  key={found.path}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  onMouseEnter={() => setAt(index)}
                  onClick={() => open(found)}
                  sx={{
                    display: 'flex',
                    gap: 2,
                    px: 1,
                    py: 0.75,
                    borderRadius: 1,
                    cursor: 'pointer',
                    bgcolor: index === at ? 'action.selected' : 'transparent',
                  }}
                >
                  <Typography noWrap sx={{ flex: 1 }}>
                    {found.label}
                  </Typography>
                  {found.hint && (
                    <Typography variant="body2" color="text.secondary" noWrap>
                      {found.hint}
                    </Typography>
                  )}
                </Box>
              )
            })}
          </Box>
        ))}
        {flat.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 2 }} role="status">
            {t('shell.nothingFound')}
          </Typography>
        )}
      </Box>
      <div ref={toastPlace} />
    </Dialog>
  )
}
