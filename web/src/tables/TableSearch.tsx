import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { SearchIcon } from '../ui/icons.tsx'

type TableSearchProps = { value: string | undefined; onSearch: (text: string) => void; placeholder?: string }

/** As wide as the words that say what is searched, within reason. */
const widthFor = (words: string): string => `clamp(260px, ${words.length}ch + 64px, 400px)`

/** Search above a table; asks the server 300 ms after the last key. */
export const TableSearch = ({ value = '', onSearch, placeholder }: TableSearchProps) => {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const leaving = useNavigation().location !== undefined
  // The callback of the moment it is called: one of 300 ms ago would put filters back that were changed since. Whoever has
  // opened a row meanwhile is not brought back.
  const latest = useRef<typeof onSearch>(undefined)
  useEffect(() => {
    latest.current = leaving ? undefined : onSearch
  })
  // The text alone decides when to search; a new callback is not a new text.
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => latest.current?.(text), 300)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={placeholder ?? t('table.search')}
      inputProps={{ 'aria-label': placeholder ?? t('table.search') }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      sx={{ width: { xs: '100%', sm: widthFor(placeholder ?? '') } }}
    />
  )
}
